/** Search results cut a title at about 600 pixels, which 60 characters mostly stay within. */
const longest = 60;

/** The title of a window: with the company's name, where there is room for it. */
export function windowTitle(title: string, company: string): string {
  const full = `${title} · ${company}`;
  return title.includes(company) || full.length > longest ? title : full;
}
