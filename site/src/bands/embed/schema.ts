import { embed } from '../../schema/embed.ts';
import { head } from '../../schema/parts.ts';
import { defineBand } from '../define-band.ts';

export const band = defineBand('embed', 'Pictures', {
  ...head,
  embed: embed.describe('The embedded page. It loads only when a visitor opens it'),
});
