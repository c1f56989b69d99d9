import type { APIContext } from 'astro';
import { entryData } from '../layouts/entry-data.ts';
import { knownPages } from '../layouts/known-pages.ts';
import { llmsTxt } from '../lib/llms-txt.ts';
import { siteOrigin } from '../lib/page-address.ts';

export async function GET({ site }: APIContext) {
  const company = await entryData('company');
  const { languageModels } = await entryData('words');
  return new Response(llmsTxt(await knownPages(), company, languageModels, siteOrigin(site)));
}
