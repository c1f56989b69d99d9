/** Runs in the page: what is wrong with its outline, in words. */
export function outlineProblems(): string[] {
  const count = (selector: string) => document.querySelectorAll(selector).length;
  const problems = Object.entries({
    'main headings (h1)': count('h1'),
    'headers of the page': count('body > header, [role="banner"]'),
    'main parts': count('main'),
    'footers of the page': count('body > footer, [role="contentinfo"]'),
  }).flatMap(([what, found]) => (found === 1 ? [] : [`${found} ${what} instead of one`]));
  if (!document.title.trim()) problems.push('no title');
  if (!document.documentElement.lang) problems.push('no language');
  if (!document.querySelector('meta[name="description"]')?.getAttribute('content')?.trim())
    problems.push('no description');
  const stray = [...document.body.childNodes]
    .filter((node) => node.nodeType === Node.TEXT_NODE)
    .map((node) => node.textContent?.trim())
    .filter(Boolean);
  return [...problems, ...stray.map((words) => `words outside of every part: ${words}`)];
}

/** Runs in the page: finds placeholders that visitors would read. */
export function placeholders(): string[] {
  const said = `${document.title}\n${document.body.innerText}`;
  // Code samples are full of braces.
  const code = [...document.querySelectorAll<HTMLElement>('pre, code')].map((one) => one.innerText);
  const words = code.reduce((rest, sample) => rest.replace(sample, ''), said);
  return [...new Set(words.match(/\{[a-z]+\}|\[object \w+\]/gi))];
}
