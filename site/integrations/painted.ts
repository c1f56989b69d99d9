import type { AstroIntegration } from 'astro';

/** Adds the directive `client:painted`: an island hydrates after the page's first paint. */
export function painted(): AstroIntegration {
  return {
    name: 'frontage:painted',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({ name: 'painted', entrypoint: './src/inline/painted.ts' });
      },
    },
  };
}
