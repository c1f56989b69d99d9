import { heading, text } from '../../schema/parts.ts';
import { defineBand } from '../define-band.ts';

export const band = defineBand('text', {
  heading: heading.optional(),
  text: text('Markdown: paragraphs, lists, links, tables; headings begin with ###'),
});
