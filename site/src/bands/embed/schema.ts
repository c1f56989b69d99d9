import { embed } from '../../fields/embed.ts';
import { bandHead } from '../../fields/parts.ts';
import { defineBand } from '../define-band.ts';

export const band = defineBand('embed', 'Pictures', {
  ...bandHead,
  embed: embed.describe('The embedded page. It loads only when a visitor opens it'),
});
