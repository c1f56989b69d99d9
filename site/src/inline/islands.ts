// What brings a page's islands to life. Astro would write it into each page that has one: middleware.ts
import './directives.ts';
import 'astro/runtime/server/astro-island.js';
