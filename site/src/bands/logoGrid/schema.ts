import { bandHead } from '../../fields/parts.ts';
import { defineBand } from '../define-band.ts';

export const band = defineBand('logoGrid', 'Proof', bandHead, { shows: 'customers' });
