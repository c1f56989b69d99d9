/** What a rule has in place of an answer where any will do. */
export const ANY = '–';

/** Returns the index of the first rule that matches the answers, or -1. */
export const decide = (rules: readonly { when: string[] }[], answers: readonly string[]): number =>
  rules.findIndex(({ when }) =>
    when.every((one, column) => one === ANY || one === answers[column]),
  );
