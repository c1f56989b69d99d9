import { registerHooks } from 'node:module';

// The development server of an additional language, started by language.ts. Astro keeps a server's content in .astro/
// and has no setting for that. Each server has its own folder there, or each would show what the other has read.

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

process.once('disconnect', () => process.exit());
const { startSite } = await import('../../site/integration/dev-server.ts');
await startSite({ port: Number(PORT), plugins: [] });
console.log('ready');
