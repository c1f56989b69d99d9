import { markSvg } from '../art/mark-svg.ts';
import { ico } from '../lib/ico.ts';
import { iconPng } from '../lib/raster.ts';

export async function GET() {
  const picture = async (size: number) => ({ size, png: await iconPng(markSvg(), size) });
  return new Response(new Uint8Array(ico([await picture(16), await picture(32)])));
}
