import type { APIContext } from 'astro';
import { customerLogoFiles } from '../../art/customer-logos.ts';
import { iconSvg, logoSvg, companyMark } from '../../art/mark-svg.ts';
import { customers } from '../../queries/customers.ts';
import { entryData } from '../../queries/entries.ts';

// Logos and icons that pages use as separate files, except an inline icon.

const media = { svg: 'image/svg+xml', webp: 'image/webp' };

type Props = { body: string | Buffer; type: keyof typeof media };

export async function getStaticPaths() {
  const { name } = await entryData('company');
  const svgs = {
    logo: logoSvg('light')?.markup,
    'logo-dark': logoSvg('dark')?.markup,
    ...(!companyMark(name).plain && {
      icon: iconSvg(name, 'light'),
      'icon-dark': iconSvg(name, 'dark'),
    }),
  };
  const companyFiles = Object.entries(svgs).map(([file, body]) => ({ file, type: 'svg', body }));
  return [...companyFiles, ...(await customerLogoFiles(await customers()))]
    .filter(({ body }) => body !== undefined)
    .map(({ file, type, body }) => ({
      params: { file: `${file}.${type}` },
      props: { type, body },
    }));
}

export const GET = ({ props: { body, type } }: APIContext<Props>) =>
  new Response(typeof body === 'string' ? body : new Uint8Array(body), {
    headers: { 'Content-Type': media[type] },
  });
