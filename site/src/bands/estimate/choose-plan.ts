// Adds up the answers of an estimate and shows the plan that they lead to. The address holds the answers, so that a plan
// can be linked, sent and printed; nothing is stored until somebody takes it along to the form.

for (const form of document.querySelectorAll<HTMLFormElement>('form.estimate')) choosePlan(form);

function choosePlan(form: HTMLFormElement) {
  const status = form.querySelector<HTMLElement>('[role=status]');
  const assumed = form.querySelector<HTMLElement>('.estimate-assumed');
  const plans = [...form.querySelectorAll<HTMLElement>('.estimate-plan')];
  const send = form.querySelector<HTMLAnchorElement>('[data-send]');
  const ask = status?.textContent ?? '';
  let summary = '';

  function show() {
    const questions = [...form.querySelectorAll('fieldset')];
    const answers = questions.flatMap(
      (question) => question.querySelector<HTMLInputElement>(':checked') ?? [],
    );
    const points = answers.reduce((sum, { dataset }) => sum + Number(dataset.points), 0);
    const isWhole = answers.length === questions.length;
    const plan = plans.findLast(({ dataset }) => Number(dataset.from) <= points);
    for (const one of plans) one.toggleAttribute('data-chosen', one === plan);
    form.toggleAttribute('data-whole', isWhole);

    const assumptions = answers.flatMap(({ dataset }) => dataset.assumes ?? []);
    if (assumed) assumed.hidden = assumptions.length === 0;
    assumed
      ?.querySelector('ul')
      ?.replaceChildren(
        ...assumptions.map((text) =>
          Object.assign(document.createElement('li'), { textContent: text }),
        ),
      );

    const name = plan?.querySelector('h3')?.textContent ?? '';
    const price = plan?.querySelector('.fitted-figure')?.textContent ?? '';
    const facts = [...(plan?.querySelectorAll('dl > div') ?? [])].map(
      (fact) => `${textOf(fact, 'dt')}: ${textOf(fact, 'dd')}`,
    );
    const given = answers.map(
      (answer) =>
        `${answer.closest('fieldset')?.querySelector('legend')?.textContent} ${textOf(answer.closest('label'), 'span')}`,
    );
    summary = [form.dataset.summary, `${name}, ${price}`, ...facts, ...given].join('\n');
    if (status) status.textContent = isWhole ? [name, price, ...facts].join(', ') : ask;
    if (send)
      send.href = `mailto:?${mailQuery({ subject: name, body: `${summary}\n\n${location.href}` })}`;
  }

  const asked = new URLSearchParams(location.search);
  for (const input of form.querySelectorAll<HTMLInputElement>('input[type=radio]'))
    input.checked =
      asked.get(input.name) === input.value || (input.checked && !asked.has(input.name));
  form.toggleAttribute('data-live', true);
  show();

  form.addEventListener('change', () => {
    const answers = new URLSearchParams(
      [...new FormData(form)].map(([name, value]) => [name, String(value)]),
    );
    history.replaceState(history.state, '', `?${answers}`);
    show();
  });
  // Without this, the Enter key would load the page anew.
  form.addEventListener('submit', (event) => event.preventDefault());
  form
    .querySelector('.estimate-ways a')
    ?.addEventListener('click', () => takeAlong(summary, form.dataset.summary ?? ''));

  if (send) send.hidden = false;
  for (const button of form.querySelectorAll<HTMLButtonElement>('[data-way]')) {
    const isCopy = button.dataset.way === 'copy';
    // A page that was not fetched over HTTPS has no clipboard.
    button.hidden = isCopy && !navigator.clipboard;
    const label = button.textContent;
    button.addEventListener('click', async () => {
      if (!isCopy) return print();
      await navigator.clipboard.writeText(location.href);
      button.textContent = form.dataset.copied ?? label;
      form.addEventListener('change', () => (button.textContent = label), { once: true });
    });
  }
}

/** Where islands/draft.ts keeps what a form holds. A module of both would be one more request for every form. */
const DRAFT = import.meta.env.JOBS ? 'enquiry-draft ' : 'enquiry-draft';

/** Puts a text before the message of the draft, in place of an earlier one that began with the same line. */
function takeAlong(text: string, firstLine: string): void {
  try {
    const draft = JSON.parse(sessionStorage.getItem(DRAFT) ?? '[]') as {
      name: string;
      value: string;
    }[];
    const { value = '' } = draft.find(({ name }) => name === 'message') ?? {};
    const [before = '', ...rest] = value.split('\n\n');
    const own = before.startsWith(firstLine) ? rest.join('\n\n') : value;
    const message = { name: 'message', value: [text, own].filter(Boolean).join('\n\n') };
    const others = draft.filter(({ name }) => name !== 'message');
    sessionStorage.setItem(DRAFT, JSON.stringify([...others, message]));
  } catch {
    // Storage may be full or forbidden; the form works without it.
  }
}

function textOf(element: Element | null, selector: string): string {
  return element?.querySelector(selector)?.textContent ?? '';
}

/** Not URLSearchParams: mail programs read a plus sign as itself. */
function mailQuery(fields: Record<string, string>): string {
  return Object.entries(fields)
    .map(([name, value]) => `${name}=${encodeURIComponent(value.replaceAll('\n', '\r\n'))}`)
    .join('&');
}
