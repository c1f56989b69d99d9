import { sql, type RawBuilder } from 'kysely';
import type { DeliveryState } from './tables.ts';

/**
 * A condition on a delivery's state, with the states in the statement itself. SQLite takes a partial index
 * only for a condition that it can read there: with parameters it would scan every delivery there
 * ever was. So these have to be the very words of the index.
 */
export function inState(...states: [DeliveryState, ...DeliveryState[]]): RawBuilder<boolean> {
  const literals = states.map((state) => sql.lit(state));
  return states.length === 1 ? sql`state = ${literals[0]}` : sql`state in (${sql.join(literals)})`;
}
