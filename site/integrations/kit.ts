import type { AstroIntegration } from 'astro';

/**
 * Adds `/_kit`, every component in every state, and `?theme=NAME`, any page in a finished theme, to the
 * development server and to nothing else.
 */
export function kit(): AstroIntegration {
  return {
    name: 'frontage:kit',
    hooks: {
      'astro:config:setup': ({ command, injectRoute, injectScript }) => {
        if (command !== 'dev') return;
        injectRoute({ pattern: '/_kit', entrypoint: './src/pages/_kit.astro' });
        injectScript('page', `import '/src/inline/try-theme.ts';`);
      },
    },
  };
}
