import { iconNames, technologyIcon } from './technology-icons.ts';

/** Our own drawings on a 24 by 24 grid, for networks whose licenses forbid distributing their logos. */
const ownIcons: Record<string, string> = {
  linkedin:
    'M4 1h16a3 3 0 0 1 3 3v16a3 3 0 0 1-3 3H4a3 3 0 0 1-3-3V4a3 3 0 0 1 3-3zM5.5 9.5v9h3v-9zM7 4.75a1.75 1.75 0 1 0 0 3.5 1.75 1.75 0 1 0 0-3.5zM10.5 9.5v9h3v-5c0-1.2.6-1.8 1.5-1.8s1.5.6 1.5 1.8v5h3v-5.4c0-2.6-1.4-4-3.4-4-1.1 0-2 .5-2.6 1.3v-.9z',
  slack:
    'M9 2a1.5 1.5 0 0 1 1.5 1.5v17a1.5 1.5 0 0 1-3 0v-17A1.5 1.5 0 0 1 9 2zm6 0a1.5 1.5 0 0 1 1.5 1.5v17a1.5 1.5 0 0 1-3 0v-17A1.5 1.5 0 0 1 15 2zM3.5 7.5h17a1.5 1.5 0 0 1 0 3h-17a1.5 1.5 0 0 1 0-3zm0 6h17a1.5 1.5 0 0 1 0 3h-17a1.5 1.5 0 0 1 0-3z',
  clutch: 'M18.4 17.1a8 8 0 1 1 0-10.2l-2.7 2.1a4.6 4.6 0 1 0 0 6z',
  codepen: 'M12 1l11 7v8l-11 7-11-7V8zM12 8.5L6.8 12l5.2 3.5 5.2-3.5z',
};

const hosts: Record<string, string[]> = {
  applepodcasts: ['podcasts.apple.com'],
  behance: ['behance.net'],
  bitbucket: ['bitbucket.org'],
  bluesky: ['bsky.app'],
  clutch: ['clutch.co'],
  codeberg: ['codeberg.org'],
  codepen: ['codepen.io'],
  crunchbase: ['crunchbase.com'],
  devdotto: ['dev.to'],
  discord: ['discord.gg', 'discord.com'],
  dribbble: ['dribbble.com'],
  facebook: ['facebook.com', 'fb.com'],
  figma: ['figma.com'],
  github: ['github.com'],
  gitlab: ['gitlab.com'],
  glassdoor: ['glassdoor.com'],
  hashnode: ['hashnode.com', 'hashnode.dev'],
  huggingface: ['huggingface.co'],
  instagram: ['instagram.com'],
  kununu: ['kununu.com'],
  linkedin: ['linkedin.com'],
  mastodon: ['mastodon.social', 'mastodon.online', 'fosstodon.org', 'hachyderm.io'],
  medium: ['medium.com'],
  meetup: ['meetup.com'],
  npm: ['npmjs.com'],
  pinterest: ['pinterest.com'],
  producthunt: ['producthunt.com'],
  reddit: ['reddit.com'],
  slack: ['slack.com'],
  sourcehut: ['sr.ht'],
  spotify: ['open.spotify.com'],
  stackoverflow: ['stackoverflow.com'],
  substack: ['substack.com'],
  telegram: ['t.me', 'telegram.me'],
  threads: ['threads.net', 'threads.com'],
  tiktok: ['tiktok.com'],
  trustpilot: ['trustpilot.com'],
  twitch: ['twitch.tv'],
  upwork: ['upwork.com'],
  vimeo: ['vimeo.com'],
  wellfound: ['wellfound.com'],
  whatsapp: ['wa.me', 'whatsapp.com'],
  x: ['x.com', 'twitter.com'],
  xing: ['xing.com'],
  youtube: ['youtube.com', 'youtu.be'],
};

/** The values of a network's `icon`, other than a file of the company. */
export const networkIconNames: readonly string[] = ['none', ...Object.keys(ownIcons), ...iconNames];

/**
 * Returns the icon of a network on a 24 by 24 grid, or undefined for an unknown network.
 *
 * @param icon one of `networkIconNames`; by default, the network of the link's host
 */
export function networkIcon(link: string, icon = networkOf(link) ?? 'none'): string | undefined {
  return icon === 'none' ? undefined : (ownIcons[icon] ?? technologyIcon(icon));
}

function networkOf(link: string): string | undefined {
  const host = `.${new URL(link).hostname}`;
  return Object.keys(hosts).find((name) => hosts[name]?.some((one) => host.endsWith(`.${one}`)));
}
