import type { APIContext } from 'astro';
import { markSvg } from '../art/mark-svg.ts';
import { entryData } from '../queries/entries.ts';
import { iconPng } from '../pictures/raster.ts';

type Props = { size: number; kind: 'icon' | 'maskable' };

export const getStaticPaths = () => [
  // iOS fills transparency with black and rounds the corners itself.
  { params: { icon: 'apple-touch-icon' }, props: { size: 180, kind: 'maskable' } },
  { params: { icon: 'icon-192' }, props: { size: 192, kind: 'icon' } },
  { params: { icon: 'icon-512' }, props: { size: 512, kind: 'icon' } },
  { params: { icon: 'icon-maskable-512' }, props: { size: 512, kind: 'maskable' } },
];

export async function GET({ props: { size, kind } }: APIContext<Props>) {
  const { name: companyName } = await entryData('company');
  return new Response(new Uint8Array(await iconPng(markSvg({ companyName, kind }), size)));
}
