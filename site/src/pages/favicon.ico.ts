import { markSvg } from '../art/mark-svg.ts';
import { entryData } from '../layouts/entry-data.ts';
import { ico } from '../lib/ico.ts';
import { iconPng } from '../lib/raster.ts';

export async function GET() {
  const { name: companyName } = await entryData('company');
  const picture = async (size: number) => ({
    size,
    png: await iconPng(markSvg({ companyName }), size),
  });
  return new Response(new Uint8Array(ico([await picture(16), await picture(32)])));
}
