import { art } from './art.ts';
import type { Art, Drawn } from './contract.ts';

/**
 * Stops the build where content names a drawing that the company's art does not know. A company
 * without art may name what it likes: nothing is drawn.
 *
 * @param file where the name stands, for the message
 * @throws with file, field, what it is and what it may be
 */
export function checkDrawing(
  kind: Drawn,
  drawing: string | undefined,
  file = 'the content',
  { checkDrawing: check }: Pick<Art, 'checkDrawing'> = art,
): void {
  const fault = drawing === undefined ? undefined : check?.(kind, drawing);
  if (fault) throw new Error(`${file}: drawing ${fault}`);
}
