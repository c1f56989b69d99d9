/** Replaces {company} in the title and description of a page with the company's name. */
export function insertCompanyName<Words extends object>(company: string, words: Words): Words {
  const filled = Object.entries(words)
    .filter(([key]) => key === 'title' || key === 'description')
    .map(([key, value]) => [key, fillWords(String(value), { company })] as const);
  return { ...words, ...Object.fromEntries(filled) };
}

/** Replaces `{name}` tokens. Throws on an unknown token, which would otherwise appear on the page. */
export function fillWords(words: string, values: Record<string, string>): string {
  return words.replace(/\{(\w+)\}/g, (token, key: string) => {
    const value = values[key];
    if (value === undefined) {
      throw new Error(
        `${token} in “${words}” is unknown; use one of ${Object.keys(values).join(', ')}`,
      );
    }
    return value;
  });
}
