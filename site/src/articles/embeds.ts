import type { EmbedFields } from '../fields/embed.ts';
import type { InterfaceWords } from '../schema/words.ts';
import { type EmbedKind, knownEmbed } from '../fields/known-embeds.ts';
import { fillWords } from '../i18n/fill-words.ts';
import type { Picture } from '../ui/picture.ts';

/**
 * Heights that show most of the page but leave part of a phone's window free to scroll. A video has its own aspect
 * ratio.
 */
const heights: Record<EmbedKind | 'other', string | undefined> = {
  video: undefined,
  booking: 'min(44rem, 90svh)',
  map: 'min(28rem, 80svh)',
  other: 'min(40rem, 90svh)',
};

/** Returns the name of an embedded site: `Cal.com`, or the domain of an unknown one. */
export const embedHost = (address: string) =>
  knownEmbed(address)?.host ?? new URL(address).hostname;

/**
 * Returns the props of ui/Embed.tsx.
 *
 * @param picture made from the `image` of the embed
 */
export function embedProps(
  embed: EmbedFields,
  labels: NonNullable<InterfaceWords['embed']>,
  picture?: Picture,
) {
  const { link, height } = embed;
  const provider = knownEmbed(link);
  const host = embedHost(link);
  const title = embed.title ?? fillWords(provider ? labels[provider.kind] : '', { host });
  return {
    title,
    frame: provider?.frame ?? new URL(link).href,
    page: link,
    isVideo: provider?.kind === 'video',
    height: height ? `${height / 16}rem` : heights[provider?.kind ?? 'other'],
    picture,
    labels: {
      show: fillWords(labels.show, { title }),
      open: fillWords(labels.open, { host }),
      notice: fillWords(labels.notice, { receiver: embed.receiver ?? host }),
    },
  };
}
