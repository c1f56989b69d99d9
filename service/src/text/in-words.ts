const unit = (name: 'second' | 'minute', language: string) =>
  new Intl.NumberFormat(language, { style: 'unit', unit: name, unitDisplay: 'long' });

/**
 * How long to wait, for people: '1 second', '40 seconds', '3 minutes'. Rounded up.
 *
 * @param language a BCP 47 tag
 */
export function inWords(wait: number, language = 'en'): string {
  return wait < 100
    ? unit('second', language).format(wait)
    : unit('minute', language).format(Math.ceil(wait / 60));
}
