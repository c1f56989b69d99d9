import type { LoadBandContent } from '../band-content.ts';

export const content: LoadBandContent<'callToAction'> = async (band, { slug }) => ({
  ...band,
  subject: { slug },
});
