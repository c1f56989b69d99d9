import { industryGrid } from '../../queries/industry-grid.ts';
import type { LoadBandContent } from '../band-content.ts';

export const content: LoadBandContent<'industries'> = async (band) => ({
  ...band,
  industries: await industryGrid(),
});
