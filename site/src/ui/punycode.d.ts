declare module 'punycode.js/punycode.es6.js' {
  /** Decodes the labels of a domain, or of a mail address, that begin with xn--. */
  export function toUnicode(input: string): string;
}
