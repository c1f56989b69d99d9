import { markdownHtml } from '../../articles/band-html.ts';
import { entryData } from '../../queries/entries.ts';
import { jobCard, jobs } from '../../queries/jobs.ts';
import type { LoadBandContent } from '../band-content.ts';

export const content: LoadBandContent<'jobs'> = async ({ none, ...band }, { slugger }) => {
  const open = await jobs();
  if (open.length > 0) return { ...band, jobs: await Promise.all(open.map(jobCard)) };
  if (none === undefined) return undefined;
  const { alerts } = await entryData('words');
  return { ...band, jobs: [], none: await markdownHtml(none, alerts, slugger) };
};
