import { expect, test } from 'vitest';
import { video } from '../schema/video.ts';
import { videoProps } from './videos.ts';

const words = { play: 'Play {title}', watch: 'At {host}', notice: 'Nothing from {host}' };
const title = 'A visit';

test('a YouTube video sets no cookie before it plays', () => {
  const { from, words: filled } = videoProps(video.parse({ title, youtube: 'aqz-KE-bpKQ' }), words);
  expect(from?.frame).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/aqz-KE-bpKQ\?/);
  expect(from?.page).toBe('https://www.youtube.com/watch?v=aqz-KE-bpKQ');
  expect(filled).toEqual({
    show: 'Play A visit',
    open: 'At YouTube',
    notice: 'Nothing from YouTube',
  });
});

test('a Vimeo video asks Vimeo not to track the visitor', () => {
  const { from } = videoProps(video.parse({ title, vimeo: '76979871' }), words);
  expect(from?.frame).toMatch(/^https:\/\/player\.vimeo\.com\/video\/76979871\?.*dnt=1/);
});

test('the company’s own video file comes from no other site', () => {
  const props = videoProps(video.parse({ title, file: '/visit.mp4', silent: true }), words);
  expect(props).toMatchObject({ from: undefined, file: '/visit.mp4' });
});

test.for([
  [{ youtube: 'aqz-KE-bpKQ' }, 'title'],
  [{ title }, ''],
  [{ title, file: '/visit.mp4' }, ''],
  [{ title, youtube: 'aqz-KE-bpKQ', vimeo: '1' }, ''],
  [{ title, youtube: 'https://youtu.be/aqz-KE-bpKQ' }, 'youtube'],
] as const)('%o is no video', ([written, field]) => {
  const { error } = video.safeParse(written);
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual([field]);
});
