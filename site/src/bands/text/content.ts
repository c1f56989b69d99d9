import { markdownHtml } from '../../articles/band-html.ts';
import { entryData } from '../../queries/entries.ts';
import type { LoadBandContent } from '../band-content.ts';

export const content: LoadBandContent<'text'> = async ({ text, ...band }, { slugger }) => {
  const { alerts } = await entryData('words');
  return { ...band, html: await markdownHtml(text, alerts, slugger) };
};
