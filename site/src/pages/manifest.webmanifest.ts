import { entryData } from '../queries/entries.ts';
import { language } from '../i18n/build-constants.ts';
import { addressOf } from '../addresses/links.ts';
import { colors } from 'company:brand';

export async function GET() {
  const { name, description } = await entryData('company');
  const png = (file: string, sizes: string) => ({ src: `/${file}.png`, sizes, type: 'image/png' });
  const manifest = {
    id: addressOf('/'),
    name,
    short_name: name,
    description,
    lang: language,
    start_url: addressOf('/'),
    scope: '/',
    display: 'browser',
    theme_color: colors.light.paper,
    background_color: colors.light.paper,
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      png('icon-192', '192x192'),
      png('icon-512', '512x512'),
      { ...png('icon-maskable-512', '512x512'), purpose: 'maskable' },
    ],
  };
  return new Response(JSON.stringify(manifest));
}
