import { parse } from 'yaml';

// brand/theme.yaml out of the two files that there were before it: colours as custom properties in
// theme.css, and the faces in fonts.yaml.

const [sheetFile, fontsFile] = ['brand/theme.css', 'brand/fonts.yaml'];

/** Colours that are the same in both schemes. */
const one = ['deep', 'scrim'];

type Colors = Record<'light' | 'dark' | 'both', [name: string, value: string][]>;

/** One theme out of both files; nothing where there is neither, or a theme already. */
export function gatherTheme(files: ReadonlyMap<string, string>): Map<string, string | undefined> {
  const [sheet, fonts] = [files.get(sheetFile), files.get(fontsFile)];
  if (files.has('brand/theme.yaml') || (sheet === undefined && fonts === undefined))
    return new Map();
  return new Map([
    ['brand/theme.yaml', themeFrom(fonts, sheet ?? '')],
    ...[sheetFile, fontsFile].flatMap((file) =>
      files.has(file) ? [[file, undefined] as const] : [],
    ),
  ]);
}

/**
 * The new file: the colours with their values as they were, the faces with their comments, without what
 * stood in for them, and as a comment whatever the sheet said besides.
 */
function themeFrom(fonts: string | undefined, sheet: string): string {
  const comments = [...sheet.matchAll(/\/\*([\s\S]*?)\*\//g)].map(
    ([, words = '']) => `# ${words.trim().replace(/\s*\n\s*/g, '\n# ')}`,
  );
  const css = sheet.replace(/\/\*[\s\S]*?\*\//g, '');
  const more = css.indexOf('@media');
  const [usual, asked] = more < 0 ? [css, ''] : [css.slice(0, more), css.slice(more)];
  const others = [...css.matchAll(/(--(?!color-)[\w-]+:[^;]*);/g)].map(
    ([, declaration]) => `# theme.css also said, and no field says it: ${declaration}`,
  );
  const colors = [
    ...block(colorsIn(usual), '  '),
    ...(asked.includes('--color-') ? ['  moreContrast:', ...block(colorsIn(asked), '    ')] : []),
  ];
  return [
    ...comments.slice(0, 1),
    ...(colors.length > 0 ? ['colors:', ...colors] : []),
    ...others,
    ...(fonts === undefined ? [] : facesFrom(fonts)),
    '',
  ].join('\n');
}

function colorsIn(css: string): Colors {
  const found: Colors = { light: [], dark: [], both: [] };
  for (const [, token = '', value = ''] of css.matchAll(/--color-([\w-]+)\s*:\s*([^;{}]+);/g)) {
    const name = token.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
    const [, light = value.trim(), dark = light] =
      /^light-dark\(\s*(.+\)|[^,]+),\s*(.+)\)$/s.exec(value.trim()) ?? [];
    if (one.includes(name)) found.both.push([name, light]);
    else {
      found.light.push([name, light]);
      found.dark.push([name, dark]);
    }
  }
  return found;
}

function block({ light, dark, both }: Colors, indent: string): string[] {
  const lines = (entries: [string, string][], deeper: string) =>
    entries.map(([name, value]) => {
      const plain = value.replace(/\s+/g, ' ').trim();
      return `${indent}${deeper}${name}: ${plain.startsWith('#') ? `'${plain}'` : plain}`;
    });
  return [
    ...lines(both, ''),
    ...(light.length > 0 ? [`${indent}light:`, ...lines(light, '  ')] : []),
    ...(dark.length > 0 ? [`${indent}dark:`, ...lines(dark, '  ')] : []),
  ];
}

function facesFrom(yaml: string): string[] {
  if (!parse(yaml)) return [];
  const kept = yaml
    .trimEnd()
    .replace(/^ {2}standIn:.*\n(?: {4}.*(?:\n|$))*/gm, '')
    .replace(/^ {2}standIn:.*$/gm, '')
    .trimEnd()
    .split('\n');
  return ['faces:', ...kept.map((line) => (line.trim() === '' ? '' : `  ${line}`))];
}
