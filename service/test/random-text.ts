import { generator } from '../../test/random.ts';

// Text that breaks parsers: line ends, quotes, markup, encoded words, odd Unicode, lone surrogates.
const pieces = [
  ...['\r\n', '\n', '\r', '\0', '\t', '\u0085', '\u2028', '\u202e', '\ud800', '\udfff', '\ufeff'],
  ...['"', "'", '`', '\\', '<', '>', '@', ',', ';', ':', ' ', '.', '{{name}}', '${x}', '%0d%0a'],
  ...['<script>alert(1)</script>', '</td>', '<img src=x onerror=alert(1)>', '&lt;'],
  ...['=?utf-8?B?DQpCY2M6IHg=?=', 'Bcc: evil@example.net', '\r\nBcc: evil@example.net\r\n\r\n'],
  ...['a@example.org', "'; drop table enquiry; --", '👩‍💻', 'שלום', '𝒳', 'é', 'word'],
];

/**
 * Returns texts that try to break things, the same for the same seed.
 *
 * @param seed a whole number from 1
 */
export function randomText(seed: number, count: number): string[] {
  const random = generator(seed);
  return Array.from({ length: count }, () =>
    Array.from({ length: Math.floor(random() * 12) }, () => {
      if (random() < 0.2) return String.fromCharCode(Math.floor(random() * 0x10000));
      return pieces[Math.floor(random() * pieces.length)] ?? '';
    }).join(''),
  );
}

/** Returns the seed of this run and prints it: SEED=7 repeats a run. */
export function seedOfRun(): number {
  const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 1e6) + 1);
  console.log(`SEED=${seed}`);
  return seed;
}
