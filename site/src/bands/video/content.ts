import { videoProps } from '../../articles/videos.ts';
import { entryData } from '../../queries/entries.ts';
import { picture } from '../../queries/picture.ts';
import type { LoadBandContent } from '../band-content.ts';

export const content: LoadBandContent<'video'> = async ({ video, ...band }) => {
  const labels = (await entryData('words')).video;
  return { ...band, video: videoProps(video, labels, await picture(video.image, 'article')) };
};
