// Filters the listed pages by the query. The index loads when the field is first used, and the query is in the URL so
// that it can be linked.

import { foldText, containsWords, matching, type SearchableText, wordsOf } from '../seo/search.ts';

const form = document.querySelector<HTMLFormElement>('form[data-search]');
const input = form?.querySelector('input');
const status = document.querySelector<HTMLElement>('main [role=status]');
const list = document.querySelector('main ul');

if (form && input && status && list) search(form, input, status, list);

function search(
  form: HTMLFormElement,
  input: HTMLInputElement,
  status: HTMLElement,
  list: Element,
) {
  const items = [...list.querySelectorAll('li')];
  const textOf = (item: Element, selector: string) =>
    foldText(item.querySelector(selector)?.textContent ?? '');
  const pages = items.map((item): SearchableText => ({
    title: textOf(item, 'a'),
    description: textOf(item, 'p'),
    words: '',
  }));
  const { found = '', none = '', loading = '', failed = '' } = status.dataset;
  const segmenter = new Intl.Segmenter(document.documentElement.lang, { granularity: 'word' });
  let state: 'none' | 'loading' | 'failed' | 'there' = 'none';

  async function load() {
    if (state === 'loading' || state === 'there') return;
    state = 'loading';
    try {
      const answer = await fetch(form.dataset.search ?? '');
      if (!answer.ok) throw new Error(`${answer.status}`);
      const words = (await answer.json()) as Record<string, string>;
      items.forEach((item, index) => {
        const page = pages[index];
        const href = item.querySelector('a')?.getAttribute('href') ?? '';
        if (page) page.words = ` ${words[href] ?? ''} `;
      });
      state = 'there';
    } catch {
      state = 'failed';
    }
    show();
  }

  function show() {
    const query = input.value.trim();
    const words = wordsOf(query, document.documentElement.lang);
    const hits = query ? matching(pages, words) : items.keys();
    const matchingItems = [...hits].flatMap((index) => items[index] ?? []);
    for (const item of items) item.hidden = !matchingItems.includes(item);
    list.append(...matchingItems);
    highlightMatches(query ? matchingItems : [], words);
    status.textContent = query ? resultMessage(query, matchingItems.length) : '';
  }

  /** Highlights the matches, styled by SearchPage.css, in browsers with the Highlight API. */
  function highlightMatches(shown: Element[], words: string[]) {
    if (!('highlights' in CSS)) return;
    const highlight = new Highlight();
    for (const item of shown) {
      const texts = document.createTreeWalker(item, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const text = texts.currentNode as Text;
        for (const { segment, index, isWordLike } of segmenter.segment(text.data))
          if (isWordLike && containsWords(segment, words))
            highlight.add(
              new StaticRange({
                startContainer: text,
                startOffset: index,
                endContainer: text,
                endOffset: index + segment.length,
              }),
            );
      }
    }
    CSS.highlights.set('found', highlight);
  }

  function resultMessage(query: string, count: number): string {
    const result =
      count > 0 ? found.replace('{count}', `${count}`) : none.replace('{query}', () => query);
    if (state === 'failed') return `${result} ${failed}`;
    return state === 'there' ? result : loading;
  }

  const initialQuery = new URLSearchParams(location.search).get('q');
  if (initialQuery !== null) input.value = initialQuery;
  if (input.value) void load();
  show();

  input.addEventListener('focus', () => void load());
  input.addEventListener('input', () => {
    void load();
    show();
  });
  // Not on each letter, since Safari limits how often the URL may be replaced.
  input.addEventListener('change', () => {
    const parameters = new URLSearchParams({ q: input.value });
    history.replaceState(history.state, '', input.value ? `?${parameters}` : location.pathname);
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    show();
  });
}
