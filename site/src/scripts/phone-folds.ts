// On a phone, these disclosures show their headings alone until a reader opens one.
const phone = matchMedia('(width < 40rem)');
const fold = () => {
  for (const details of document.querySelectorAll<HTMLDetailsElement>('[data-closed-on-phones]'))
    details.open = !phone.matches;
};
if (phone.matches) fold();
phone.addEventListener('change', fold);

export {};
