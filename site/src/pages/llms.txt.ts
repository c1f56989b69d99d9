import type { APIContext } from 'astro';
import { entryData } from '../queries/entries.ts';
import { indexablePages } from '../queries/known-pages.ts';
import { llmsTxt } from '../seo/llms-txt.ts';
import { siteOrigin } from '../seo/page-address.ts';

export async function GET({ site }: APIContext) {
  const company = await entryData('company');
  const { languageModels } = await entryData('words');
  const pages = await indexablePages();
  const has = (wanted: string) => pages.some(({ section }) => section === wanted);
  const titles = {
    ...(has('work') && { work: (await entryData('workShared')).title }),
    ...(has('jobs') && { jobs: (await entryData('jobsShared')).title }),
  };
  return new Response(llmsTxt(pages, company, { ...languageModels, ...titles }, siteOrigin(site)));
}
