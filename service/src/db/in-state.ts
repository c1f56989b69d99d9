import { sql, type RawBuilder } from 'kysely';
import type { DeliveryState } from './tables.ts';

/**
 * A condition on the state of a delivery, with the states written into the statement. SQLite uses a partial
 * index only for a condition that it can read there: with parameters it would scan every delivery there
 * ever was. So the condition has to be written exactly as in the index.
 */
export function inState(...states: [DeliveryState, ...DeliveryState[]]): RawBuilder<boolean> {
  const literals = states.map((state) => sql.lit(state));
  return states.length === 1 ? sql`state = ${literals[0]}` : sql`state in (${sql.join(literals)})`;
}
