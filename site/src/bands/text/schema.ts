import { heading, markdown } from '../../fields/parts.ts';
import { defineBand } from '../define-band.ts';

export const band = defineBand('text', 'Text', {
  heading: heading.optional(),
  text: markdown('Markdown: paragraphs, lists, links, tables; headings begin with ###'),
});
