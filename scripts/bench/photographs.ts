import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { writePhotograph } from '../../test/photograph.ts';

/** In pixels: what a telephone takes. */
const size = { width: 4032, height: 3024 };
/** As many are cut out of one landscape, which is larger: to draw one takes seconds. */
const ofOne = 20;

/**
 * Writes photographs of twelve megapixels and some five megabytes, no two alike: `photograph-0.jpg` and so on.
 *
 * @param folder where to write them; it is made
 */
export async function writePhotographs(folder: string, count: number) {
  mkdirSync(folder, { recursive: true });
  let landscape: Buffer = Buffer.alloc(0);
  for (let index = 0; index < count; index++) {
    const step = index % ofOne;
    if (step === 0)
      landscape = await writePhotograph(join(folder, 'photograph-0.jpg'), {
        seed: index + 1,
        width: size.width + 16 * ofOne,
        height: size.height + 12 * ofOne,
        grain: 0.5,
      });
    await sharp(landscape)
      .extract({ left: 16 * step, top: 12 * step, ...size })
      .flop(step % 2 === 1)
      .jpeg({ quality: 90 })
      .toFile(join(folder, `photograph-${index}.jpg`));
  }
}
