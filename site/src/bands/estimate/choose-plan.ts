// Adds up the answers of an estimate and shows the resulting plan. The answers are in the URL, so that a plan can be
// linked, sent and printed; nothing is stored until the visitor takes the plan to the form.

for (const estimate of document.querySelectorAll<HTMLElement>('.estimate')) choosePlan(estimate);

function choosePlan(estimate: HTMLElement) {
  const status = estimate.querySelector<HTMLElement>('[role=status]');
  const list = estimate.querySelector('.estimate-assumed ul');
  const plans = [...estimate.querySelectorAll<HTMLElement>('.estimate-plan')];
  const send = estimate.querySelector<HTMLAnchorElement>('[data-send]');
  const soFar = estimate.querySelector('.estimate-so-far');
  const ask = status?.textContent ?? '';
  let summary = '';

  function show() {
    const questions = [...estimate.querySelectorAll('fieldset')];
    const answers = questions.flatMap(
      (question) => question.querySelector<HTMLInputElement>(':checked') ?? [],
    );
    const points = answers.reduce((sum, { dataset }) => sum + Number(dataset.points), 0);
    const isWhole = answers.length === questions.length;
    const plan =
      answers.length > 0
        ? plans.findLast(({ dataset }) => Number(dataset.from) <= points)
        : undefined;
    for (const option of plans) option.toggleAttribute('data-chosen', option === plan);
    estimate.toggleAttribute('data-whole', isWhole);

    const assumptions = answers.flatMap(({ dataset }) => dataset.assumes ?? []);
    list?.replaceChildren(
      ...assumptions.map((text) =>
        Object.assign(document.createElement('li'), { textContent: text }),
      ),
    );

    const name = plan?.querySelector('h3')?.textContent ?? '';
    const price = plan?.querySelector('.fitted-figure')?.textContent ?? '';
    const facts = [...(plan?.querySelectorAll('dl > div') ?? [])].map(
      (fact) => `${textOf(fact, 'dt')}: ${textOf(fact, 'dd')}`,
    );
    const answerTexts = answers.map(
      (answer) =>
        `${answer.closest('fieldset')?.querySelector('legend')?.textContent} ${textOf(answer.closest('label'), 'span')}`,
    );
    summary = [estimate.dataset.summary, `${name}, ${price}`, ...facts, ...answerTexts].join('\n');
    soFar?.replaceChildren(
      ...[name, price].map((textContent) =>
        Object.assign(document.createElement('span'), { textContent }),
      ),
    );
    if (status) status.textContent = isWhole ? [name, price, ...facts].join(', ') : ask;
    if (send)
      send.href = `mailto:?${mailQuery({ subject: name, body: `${summary}\n\n${location.href}` })}`;
  }

  const query = new URLSearchParams(location.search);
  for (const input of estimate.querySelectorAll<HTMLInputElement>('input[type=radio]'))
    input.checked =
      query.get(input.name) === input.value || (input.checked && !query.has(input.name));
  estimate.toggleAttribute('data-live', true);
  show();

  estimate.addEventListener('change', () => {
    const checked = [...estimate.querySelectorAll<HTMLInputElement>(':checked')];
    const query = new URLSearchParams(checked.map(({ name, value }) => [name, value]));
    history.replaceState(history.state, '', `?${query}`);
    show();
  });
  estimate
    .querySelector('.estimate-ways a')
    ?.addEventListener('click', () => prependToDraft(summary, estimate.dataset.summary ?? ''));

  for (const button of estimate.querySelectorAll<HTMLButtonElement>('[data-way]')) {
    const isCopy = button.dataset.way === 'copy';
    // The clipboard is available only over HTTPS.
    button.hidden = isCopy && !navigator.clipboard;
    const label = button.textContent;
    button.addEventListener('click', async () => {
      if (!isCopy) return print();
      await navigator.clipboard.writeText(location.href);
      button.textContent = estimate.dataset.copied ?? label;
      estimate.addEventListener('change', () => (button.textContent = label), { once: true });
    });
  }
}

/** The key of the draft in islands/draft.ts. A shared module would cost every estimate one more request. */
const DRAFT = 'enquiry-draft';

/** Inserts a text at the start of the draft's message, replacing an earlier one with the same first line. */
function prependToDraft(text: string, firstLine: string): void {
  try {
    const draft = JSON.parse(sessionStorage.getItem(DRAFT) ?? '[]') as {
      name: string;
      value: string;
    }[];
    const { value = '' } = draft.find(({ name }) => name === 'message') ?? {};
    const [before = '', ...rest] = value.split('\n\n');
    const ownMessage = before.startsWith(firstLine) ? rest.join('\n\n') : value;
    const message = { name: 'message', value: [text, ownMessage].filter(Boolean).join('\n\n') };
    const otherFields = draft.filter(({ name }) => name !== 'message');
    sessionStorage.setItem(DRAFT, JSON.stringify([...otherFields, message]));
  } catch {
    // The form works even if storage is full or blocked.
  }
}

function textOf(element: Element | null, selector: string): string {
  return element?.querySelector(selector)?.textContent ?? '';
}

/** Encodes a mail's fields. URLSearchParams would write spaces as plus signs, which mail programs do not decode. */
function mailQuery(fields: Record<string, string>): string {
  return Object.entries(fields)
    .map(([name, value]) => `${name}=${encodeURIComponent(value.replaceAll('\n', '\r\n'))}`)
    .join('&');
}
