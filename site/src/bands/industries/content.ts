import { industryGrid } from '../../queries/industry-grid.ts';
import type { BandContent } from '../band-content.ts';

export const content: BandContent<'industries'> = async (band) => ({
  ...band,
  industries: await industryGrid(),
});
