import { transform, transformStyleAttribute, type Visitor } from 'lightningcss';
import { type CustomPlugin, optimize } from 'svgo';

/** An SVG without scripts, animations and external requests. */
export type CleanSvg = {
  markup: string;
  content: string;
  viewBox: string;
  /** Width of the view box, in its units. */
  width: number;
  height: number;
  /** Whether it has neither ids nor style rules, so that it can be inlined in a page. */
  plain: boolean;
  /** Whether it only uses the surrounding text's color. */
  inked: boolean;
};

/** A problem with an SVG file, worded for its author. */
export class SvgFault extends Error {
  line: number;
  fix: string;
  constructor(message: string, fix: string, line = 1) {
    super(message);
    this.line = line;
    this.fix = fix;
  }
}

const SVG = 'http://www.w3.org/2000/svg';
const XLINK = 'http://www.w3.org/1999/xlink';

/** Allowed elements: https://www.w3.org/TR/SVG2/eltindex.html without scripts, links, animations and HTML. */
const allowedElements = new Set(
  (
    'svg g defs symbol use path rect circle ellipse line polyline polygon text tspan textPath title desc ' +
    'linearGradient radialGradient stop pattern clipPath mask marker image style switch'
  ).split(' '),
);
const isKept = (name: string) =>
  allowedElements.has(name) || /^(filter|fe[A-Z][A-Za-z]+)$/.test(name);

/** Whether an attribute has a namespace of the program that wrote the file. */
const isForeignName = (name: string) =>
  name.includes(':') && !/^xlink:href$|^xml:space$/.test(name);

const embedded = /^data:image\/(png|jpeg|webp|gif);base64,[A-Za-z0-9+/=\s]+$/;

/** Removes style rules that fetch or animate. */
const visitor: Visitor<never> = {
  Rule: { import: () => [], 'font-face': () => [], keyframes: () => [], namespace: () => [] },
  Url: (url) => (url.url.startsWith('#') ? url : { ...url, url: '#' }),
};

function cleanRules(css: string): string {
  return transform({ filename: 'style.css', code: Buffer.from(css), errorRecovery: true, visitor })
    .code.toString()
    .trim();
}

function cleanStyle(css: string): string {
  const { code } = transformStyleAttribute({
    filename: 'style.css',
    code: Buffer.from(css),
    errorRecovery: true,
    visitor,
  });
  return code.toString();
}

function isAllowedAttribute(element: string, name: string, value: string): boolean {
  if (name === 'xmlns') return element === 'svg';
  if (name === 'xmlns:xlink') return true;
  if (/^on/i.test(name) || isForeignName(name)) return false;
  if (/(^|:)href$/i.test(name))
    return value.trim().startsWith('#') || (element === 'image' && embedded.test(value.trim()));
  if (name === 'style') return true;
  // A presentation attribute is CSS, where an escape could hide url(.
  return !value.includes('\\') && !/url\((?!\s*["']?#)|image-set\(|src\(/i.test(value);
}

const paints = new Set(['fill', 'stroke', 'stop-color', 'flood-color', 'lighting-color', 'color']);
const surroundings = /^(none|currentcolor|inherit|transparent|var\(--color-\w+\))$/i;

/**
 * Removes everything from an SVG file that runs (scripts, event attributes, HTML), fetches (external addresses,
 * imports, fonts) or animates. svgo parses and serializes it as XML. Internal references and embedded PNG, JPEG, WebP
 * and GIF pictures stay.
 *
 * @throws SvgFault if it is no SVG, has no size, or nothing is left of it
 */
export function cleanSvg(svg: string): CleanSvg {
  const found = { root: '', viewBox: '', shapes: 0, ids: false, ink: false, ownColors: false };
  const namespaces = new Map<string, string>();
  const clean: CustomPlugin = {
    name: 'clean',
    fn: () => ({
      doctype: { enter: (node, parent) => remove(node, parent) },
      instruction: { enter: (node, parent) => remove(node, parent) },
      comment: { enter: (node, parent) => remove(node, parent) },
      element: {
        enter: (node, parent) => {
          normalizePrefixes(node);
          if (parent.type === 'root') found.root = node.name;
          // Keep the content of a link.
          if (node.name === 'a') node.name = 'g';
          if (!isKept(node.name)) return remove(node, parent);
          node.attributes = Object.fromEntries(
            Object.entries(node.attributes).filter(([name, value]) =>
              isAllowedAttribute(node.name, name, value),
            ),
          );
          const { attributes } = node;
          if (attributes.style !== undefined) attributes.style = cleanStyle(attributes.style);
          if (node.name === 'image' && !/^data:/.test(hrefOf(attributes)))
            return remove(node, parent);
          if (node.name === 'style') {
            const css = node.children
              .map((child) => ('value' in child ? child.value : ''))
              .join('\n');
            node.children = [{ type: 'text', value: cleanRules(css) }];
          }
          recordUse(node.name, attributes);
          if (parent.type !== 'root') return undefined;
          attributes.viewBox = (attributes.viewBox ?? boxOf(attributes)).trim();
          attributes.xmlns = SVG;
          found.viewBox = attributes.viewBox;
          return undefined;
        },
      },
    }),
  };

  /** Replaces whatever prefixes the file declares with those of HTML, <svg> and href. */
  function normalizePrefixes(node: { name: string; attributes: Record<string, string> }) {
    for (const [name, value] of Object.entries(node.attributes))
      if (name.startsWith('xmlns:')) namespaces.set(name.slice('xmlns:'.length), value);
    const local = (name: string, namespace: string) => {
      const [prefix = '', rest] = name.split(':');
      return rest !== undefined && namespaces.get(prefix) === namespace ? rest : name;
    };
    node.name = local(node.name, SVG);
    node.attributes = Object.fromEntries(
      Object.entries(node.attributes).map(([name, value]) => [
        name.startsWith('xlink:') ? name : local(name, XLINK),
        value,
      ]),
    );
  }

  function recordUse(name: string, attributes: Record<string, string>) {
    if (/^(path|rect|circle|ellipse|line|poly|text$|use|image)/.test(name)) found.shapes += 1;
    if ('id' in attributes || 'class' in attributes || name === 'style') found.ids = true;
    if ('style' in attributes || name === 'style' || name === 'image') found.ownColors = true;
    for (const [paint, value] of Object.entries(attributes)) {
      if (!paints.has(paint)) continue;
      if (/currentcolor/i.test(value)) found.ink = true;
      if (!surroundings.test(value)) found.ownColors = true;
    }
  }

  const markup = parsed(svg, clean);
  if (found.root !== 'svg')
    throw new SvgFault('this is no SVG: it does not begin with <svg>.', exportAgain);
  const [, , width = 0, height = 0] = found.viewBox.split(/[\s,]+/).map(Number);
  if (!(width > 0 && height > 0))
    throw new SvgFault(
      'the drawing does not say how large its sheet is.',
      'write viewBox="0 0 WIDTH HEIGHT" into its <svg>, as it was exported.',
      lineOf(svg, '<svg'),
    );
  if (found.shapes === 0)
    throw new SvgFault(
      'nothing is left of it without scripts, HTML and what lies at other addresses.',
      `${exportAgain} Let the program embed pictures and turn letters into outlines.`,
    );
  return {
    markup,
    content: markup.slice(markup.indexOf('>') + 1, markup.lastIndexOf('</svg>')),
    viewBox: found.viewBox,
    width,
    height,
    plain: !found.ids,
    inked: found.ink && !found.ownColors,
  };
}

const exportAgain = 'export it as SVG from the program that it was drawn in.';

function parsed(svg: string, clean: CustomPlugin): string {
  // Nested entities could expand until memory is exhausted.
  if (/<!ENTITY\s+\S+\s+(["'])(?:(?!\1).)*[&<]/.test(svg))
    throw new SvgFault(
      'it defines entities that hold others.',
      exportAgain,
      lineOf(svg, '<!ENTITY'),
    );
  try {
    return optimize(svg.replace(/^\uFEFF/, ''), { plugins: [clean] }).data;
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'SvgoParserError') throw error;
    const { reason, line } = error as Error & { reason: string; line: number };
    throw new SvgFault(`cannot be read as SVG: ${reason.replace(/\.$/, '')}.`, exportAgain, line);
  }
}

function remove(node: { type: string }, parent: { children: { type: string }[] }): void {
  parent.children = parent.children.filter((child) => child !== node);
}

const hrefOf = (attributes: Record<string, string>) =>
  (attributes.href ?? attributes['xlink:href'] ?? '').trim();

/** Derives a missing view box from width and height, unless these are percentages. */
function boxOf({ width = '', height = '' }: Record<string, string>): string {
  const length = /^\s*([\d.]+)(px)?\s*$/;
  const w = length.exec(width)?.[1];
  const h = length.exec(height)?.[1];
  return w && h ? `0 0 ${w} ${h}` : '';
}

const lineOf = (text: string, words: string) =>
  text.slice(0, Math.max(text.indexOf(words), 0)).split('\n').length;
