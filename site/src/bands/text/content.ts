import { markdownHtml } from '../../articles/band-html.ts';
import { entryData } from '../../queries/entry-data.ts';
import type { BandContent } from '../band-content.ts';

export const content: BandContent<'text'> = async ({ text, ...band }, { slugger }) => {
  const { alerts } = await entryData('words');
  return { ...band, html: await markdownHtml(text, alerts, slugger) };
};
