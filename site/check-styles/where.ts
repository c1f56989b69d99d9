/** Where in a file a position of its text is: `site/src/ui/Card.css:12`, which editors and terminals open. */
export const where = (path: string, text: string, position = 0) =>
  `${path}:${text.slice(0, position).split('\n').length}`;

/** Stands for what is not looked at, so that everything after it keeps its position and its line. */
export const blank = (text: string) => text.replaceAll(/\S/g, ' ');
