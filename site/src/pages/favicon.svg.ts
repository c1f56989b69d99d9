import { markSvg } from '../art/mark-svg.ts';
import { entryData } from '../queries/entries.ts';

export async function GET() {
  const { name: companyName } = await entryData('company');
  return new Response(markSvg({ companyName }));
}
