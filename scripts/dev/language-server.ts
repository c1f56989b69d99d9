import { registerHooks } from 'node:module';
import type { Plugin } from 'vite';

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
await startSite({ port: Number(PORT), plugins: [tellOfReloads()] });
console.log('ready');

/** Tells the first language's server, which pages of all languages listen to, when they have to load again. */
function tellOfReloads(): Plugin {
  return {
    name: 'frontage:tell-of-reloads',
    configureServer({ ws }) {
      const send = ws.send.bind(ws) as (payload: unknown, data?: unknown) => void;
      ws.send = (payload: { type?: string } | string, data?: unknown) => {
        if (typeof payload === 'object' && payload.type === 'full-reload') process.send?.(payload);
        send(payload, data);
      };
    },
  };
}
