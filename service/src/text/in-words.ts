const unit = (name: 'second' | 'minute') =>
  new Intl.NumberFormat('en', { style: 'unit', unit: name, unitDisplay: 'long' });

const seconds = unit('second');
const minutes = unit('minute');

/** How long to wait, for people: '1 second', '40 seconds', '3 minutes'. Rounded up. */
export function inWords(wait: number): string {
  return wait < 100 ? seconds.format(wait) : minutes.format(Math.ceil(wait / 60));
}
