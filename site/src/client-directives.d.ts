import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** The island hydrates after the page's first paint: integrations/painted.ts */
    'client:painted'?: boolean;
  }
}
