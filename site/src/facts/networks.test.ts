import { expect, test } from 'vitest';
import { networkIconNames, networkIcon } from './networks.ts';
import { technologyIcon } from './technology-icons.ts';

test('a social network is recognized by the host of its link', () => {
  expect(networkIcon('https://github.com/agency')).toBe(technologyIcon('github'));
  expect(networkIcon('https://www.youtube.com/@agency')).toBe(technologyIcon('youtube'));
  expect(networkIcon('https://agency.substack.com')).toBe(technologyIcon('substack'));
  expect(networkIcon('https://de.linkedin.com/agency')).toBe(networkIcon('https://linkedin.com'));
});

test.each([
  'https://notgithub.com/agency',
  'https://github.com.example.com',
  'https://example.com',
])('%s is recognized as no network', (link) => {
  expect(networkIcon(link)).toBeUndefined();
});

test('an owner can choose another icon or none', () => {
  expect(networkIcon('https://example.com', 'mastodon')).toBe(technologyIcon('mastodon'));
  expect(networkIcon('https://example.com', 'linkedin')).toBe(networkIcon('https://linkedin.com'));
  expect(networkIcon('https://github.com/agency', 'none')).toBeUndefined();
  expect(networkIconNames).toContain('linkedin');
});

test('every known network has an icon', () => {
  const links =
    'podcasts.apple.com behance.net bitbucket.org bsky.app clutch.co codeberg.org codepen.io crunchbase.com dev.to discord.gg dribbble.com facebook.com figma.com gitlab.com glassdoor.com hashnode.com huggingface.co instagram.com kununu.com linkedin.com mastodon.social medium.com meetup.com npmjs.com pinterest.com producthunt.com reddit.com slack.com sr.ht open.spotify.com stackoverflow.com t.me threads.net tiktok.com trustpilot.com twitch.tv upwork.com vimeo.com wellfound.com wa.me x.com xing.com';
  for (const host of links.split(' ')) expect(networkIcon(`https://${host}/a`), host).toBeDefined();
});
