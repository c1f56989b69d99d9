import type { BandContent } from '../band-content.ts';

export const content: BandContent<'callToAction'> = async (band, { slug }) => ({
  ...band,
  subject: { slug },
});
