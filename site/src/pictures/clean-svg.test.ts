import { expect, test } from 'vitest';
import { cleanSvg, SvgFault } from './clean-svg.ts';

/** An SVG with everything unsafe that a file can contain; unsafe parts contain the word "bad". */
const nasty = `<?xml version="1.0"?>
<?xml-stylesheet href="https://bad.example.com/a.css"?>
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://bad.example.com/svg11.dtd" [<!ENTITY ns_ai "http://bad.example.com/">]>
<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"
  xmlns:h="http://www.w3.org/1999/xhtml" xmlns:i="&ns_ai;" xml:base="https://bad.example.com/"
  width="120px" height="40" onload="bad()" ONCLICK="bad()">
<!-- bad -->
<script>bad()</script><h:script>bad()</h:script><script xlink:href="https://bad.example.com/x.js"/>
<style><![CDATA[@import url(https://bad.example.com/b.css);
  @font-face{font-family:bad;src:url(//bad.example.com/f)}
  .a{fill:#e30613;background:\\75 rl(https://bad.example.com/g.png)}
  .b{fill:url(#good)} @keyframes bad{to{opacity:0}}]]></style>
<style>.c{mask:url("https://bad.example.com/m.svg#m")}</style>
<defs><linearGradient id="good"><stop stop-color="#fff"/></linearGradient>
  <linearGradient href="https://bad.example.com/g.svg#g"/></defs>
<a xlink:href="javascript:bad()"><path class="a" d="M0 0h9v9z" onmouseover="bad()"/></a>
<path class="b" fill="url(https://bad.example.com/p.svg#p)" style="stroke:red;filter:url(https://bad.example.com/f.svg#f)" d="M9 9z"/>
<path fill="u\\72l(https://bad.example.com/q)" stroke="url(#good)" d="M1 1h2v2z"/>
<use href="https://bad.example.com/s.svg#s"/><use xlink:href="#good"/>
<image href="https://bad.example.com/i.png"/><image href="data:image/svg+xml,bad"/>
<image href="data:text/html,bad"/><image href="data:image/png;base64,iVBORw0KGgo="/>
<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><iframe src="data:text/html,bad"/></body></foreignObject>
<animate attributeName="href" values="javascript:bad()"/><set attributeName="onclick" to="bad()"/>
<i:pgf>bad</i:pgf><metadata>bad</metadata><handler>bad</handler><iframe src="bad"/><object data="bad"/>
<g xmlns="http://www.w3.org/1999/xhtml"><img src="x" onerror="bad()"/></g>
<text>2 &lt; 3</text>
</svg>`;

test('scripts, animations and requests are removed from an SVG, and all that it shows stays', () => {
  const { markup, viewBox, plain, inked } = cleanSvg(nasty);
  expect(markup).not.toMatch(
    /bad|script|foreignObject|iframe|animate|<set|@|<!|<\?|<a[ >]|\son|xhtml|data:(?!image\/png)/i,
  );
  expect(markup).toContain('<path class="a" d="M0 0h9v9z"/>');
  expect(markup).toContain('style="stroke:');
  expect(markup).toMatch(/\.a \{\s+fill: #e30613;/);
  expect(markup).toMatch(/\.b \{\s+fill: url\(&quot;#good&quot;\);/);
  expect(markup).toContain('stroke="url(#good)"');
  expect(markup).toContain('<use xlink:href="#good"/>');
  expect(markup).toContain('href="data:image/png;base64,iVBORw0KGgo="');
  expect(markup).toContain('<text>2 &lt; 3</text>');
  expect(viewBox).toBe('0 0 120 40');
  expect({ plain, inked }).toEqual({ plain: false, inked: false });
});

test('a drawing in the surrounding color is unchanged except for its comments', () => {
  const openingTag = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 16">';
  const path =
    '<path fill="currentColor" d="M1 2v3z"/><path fill="var(--color-highlight)" d="M2 2z"/>';
  expect(cleanSvg(`${openingTag}\n<!-- why -->\n${path}\n</svg>\n`)).toEqual({
    markup: `${openingTag}${path}</svg>`,
    content: path,
    viewBox: '0 0 32 16',
    width: 32,
    height: 16,
    plain: true,
    inked: true,
  });
});

test.each([
  [
    'spaces around the viewBox',
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox=" 0 0 24 12\n">',
    '',
  ],
  ['commas in the viewBox', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0,0, 24 ,12">', ''],
  ['a prefix', '<svg:svg xmlns:svg="http://www.w3.org/2000/svg" viewBox="0 0 24 12">', 'svg:'],
  ['another prefix', '<s:svg xmlns:s="http://www.w3.org/2000/svg" width="24" height="12">', 's:'],
])('the SVG %s is accepted', (_, root, prefix) => {
  const shapes = `<${prefix}g fill="currentColor"><${prefix}path d="M0 0h9v9z"/></${prefix}g>`;
  const { markup, width, height } = cleanSvg(`${root}${shapes}</${prefix}svg>`);
  expect([width, height]).toEqual([24, 12]);
  expect(markup).toMatch(/^<svg [^>]*xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
  expect(markup).toContain('<g fill="currentColor"><path d="M0 0h9v9z"/></g></svg>');
});

test('a namespace prefix hides no script, and a reference may have any prefix', () => {
  const { markup } = cleanSvg(
    '<v:svg xmlns:v="http://www.w3.org/2000/svg" xmlns:x="http://www.w3.org/1999/xlink" viewBox="0 0 9 9">' +
      '<v:script>bad()</v:script><v:path id="p" d="M0 0h9v9z" onload="bad()"/>' +
      '<v:use x:href="#p"/><v:use x:href="https://bad.example.com/#p"/></v:svg>',
  );
  expect(markup).not.toContain('bad');
  expect(markup).toContain('<use href="#p"/>');
});

test.for<[what: string, svg: string, line: number, message: string]>([
  ['what is not closed', '<svg viewBox="0 0 9 9">\n<g></svg>', 2, 'cannot be read as SVG'],
  ['another format', '<html><path d="M0 0"/></html>', 1, 'this is no SVG'],
  ['no file', '', 1, 'this is no SVG'],
  ['no size', '<svg width="100%"><path d="M0 0"/></svg>', 1, 'how large its sheet is'],
  ['nothing', '<svg viewBox="0 0 9 9"><foreignObject/></svg>', 1, 'nothing is left'],
  [
    'entities of entities',
    '<!DOCTYPE svg [<!ENTITY a "aa">\n<!ENTITY b "&a;&a;">]><svg viewBox="0 0 9 9">&b;</svg>',
    1,
    'entities that hold others',
  ],
])('%s is reported with its line and its fix', ([, svg, line, message]) => {
  try {
    cleanSvg(svg);
    expect.unreachable();
  } catch (error) {
    expect(error).toBeInstanceOf(SvgFault);
    expect(error).toMatchObject({ line, message: expect.stringContaining(message) as string });
    expect((error as SvgFault).fix).toMatch(/\.$/);
  }
});
