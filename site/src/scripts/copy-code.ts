// Adds a button to every code sample that copies it and is labeled by it.
const article = document.querySelector<HTMLElement>('[data-copy]');
const { copy = '', copied = '' } = article?.dataset ?? {};
const SAID_MS = 2000;

const status = document.createElement('p');
status.className = 'sr-only';
status.role = 'status';
article?.append(status);

for (const sample of article?.querySelectorAll('.code-sample') ?? []) {
  const head = sample.querySelector('.code-sample-head');
  const code = sample.querySelector('pre');
  if (!head || !code) continue;
  const button = document.createElement('button');
  button.type = 'button';
  const say = (word: string) => {
    button.textContent = word;
    button.ariaLabel = `${word} ${code.ariaLabel}`;
  };
  say(copy);
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(code.textContent ?? '');
    say(copied);
    status.textContent = copied;
    setTimeout(() => {
      say(copy);
      status.textContent = '';
    }, SAID_MS);
  });
  head.after(button);
}

export {};
