import { markSvg } from '../art/mark-svg.ts';
import { entryData } from '../queries/entries.ts';
import { ico } from '../pictures/ico.ts';
import { iconPng } from '../pictures/raster.ts';

export async function GET() {
  const { name: companyName } = await entryData('company');
  const picture = async (size: number) => ({
    size,
    png: await iconPng(markSvg({ companyName }), size),
  });
  return new Response(new Uint8Array(ico([await picture(16), await picture(32)])));
}
