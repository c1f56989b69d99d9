import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { BUILT_SITE } from '@frontage/contract/built-site';
import { FAILURE_CAUSES, FAILURES } from '@frontage/contract/failures';

const page = (words: string) =>
  `<!doctype html><title>${words}</title>${'<p>words</p>'.repeat(50)}`;

const files: Record<string, string> = {
  'index.html': page('Home'),
  'about.html': page('About'),
  'services/web-development.html': page('Web Development'),
  'blog.html': page('Blog'),
  'blog/404.html': page('Blank article'),
  'industry/404.html': page('Industry not found'),
  '404.html': page('Page Not Found'),
  'thank-you.html': page('Thank you'),
  'de/danke.html': page('Danke'),
  'de/enquiry-failed/too-many.html':
    '<html lang="de"><p role="alert">Warten Sie {{wait}}.</p><input name="name" value="{{name}}">',
  ...failurePages(),
  '_astro/site.abc123.css': 'body{color:black}'.repeat(30),
  'icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"></svg>',
  'digits.txt': '0123456789',
  'feed.xml': '<feed/>',
  'sitemap.xml': '<urlset/>',
  'visit.mp4': 'video',
  'visit.VTT': 'WEBVTT',
  'notes.odt': 'document',
  [BUILT_SITE]: JSON.stringify({
    languages: {
      de: {
        thankYou: '/de/danke',
        refusals: { 'too-many': { title: 'Nicht gesendet', detail: 'Warten Sie {wait}.' } },
      },
    },
    redirects: [
      { from: '/go/*', to: '/*', status: 301 },
      { from: '/Straße/*', to: '/blog/*', status: 301 },
      { from: '/what%3F', to: '/about', status: 301 },
      { from: '/?page_id=7', to: '/about', status: 301 },
      { from: '/old.php?p=a%20b', to: '/blog?x=1', status: 301 },
      { from: '/om', to: '/Ω#oméga', status: 308 },
      { from: '/away/*', to: 'https://other.example/*', status: 302 },
    ],
    builtFor: { publicOrigin: 'https://www.example.com' },
  }),
};

/** One page for each cause. It has tokens for the form's values only if the service receives them. */
function failurePages(): Record<string, string> {
  const filled = `<input name="name" value="{{name}}">
<textarea>{{message}}</textarea><input value="audits" data-checked="{{audits}}">
<astro-island props="{&quot;name&quot;:[0,&quot;{{name}}&quot;]}"></astro-island>`;
  const empty = '<input name="name" value=""><textarea></textarea><input value="audits">';
  const pages = FAILURE_CAUSES.map((cause): [string, string] => [
    `enquiry-failed/${cause}.html`,
    `<p role="alert">Words for ${cause}. Wait {{wait}}.</p>${FAILURES[cause].received ? filled : empty}`,
  ]);
  return Object.fromEntries(pages);
}

/** Writes a small site as the build does, including compressed files. */
export function writeSmallSite(folder: string): void {
  for (const [path, text] of Object.entries(files)) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    if (!/\.(html|css)$/.test(path)) continue;
    writeFileSync(`${file}.br`, brotliCompressSync(text));
    writeFileSync(`${file}.gz`, gzipSync(text));
  }
}
