import { registerHooks } from 'node:module';

// The development server of an additional language: language.ts starts it. Astro keeps the content of a server in .astro/ and
// has no setting for that. This one has a folder of its own there, or two servers would each show what the other has read.

const place = '".astro/"';
const { LANGUAGE, PORT } = process.env;

registerHooks({
  load(url, context, next) {
    const loaded = next(url, context);
    if (!url.endsWith('/astro/dist/core/config/settings.js')) return loaded;
    const source = Buffer.from(loaded.source as Uint8Array).toString();
    if (!source.includes(place)) throw new Error(`${url} does not say ${place} any more.`);
    return { ...loaded, source: source.replace(place, `".astro/servers/${LANGUAGE}/"`) };
  },
});

// The channel to the parent closes when that ends.
process.once('disconnect', () => process.exit());
const { startSite } = await import('../../site/integration/dev-server.ts');
await startSite({ port: Number(PORT), plugins: [] });
console.log('ready');
