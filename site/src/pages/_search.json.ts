import { language } from '../i18n/build-constants.ts';
import { indexedPages } from '../queries/search.ts';
import { searchIndex } from '../seo/search-index.ts';

// The search index for /search: integration/frontage.ts.

export const GET = async () => Response.json(searchIndex(await indexedPages(), language));
