import { expect, test } from 'vitest';
import { embed } from '../fields/embed.ts';
import { embedProps } from './embeds.ts';

const words = {
  show: 'Open {title}',
  open: 'At {host}',
  notice: 'Then {receiver} knows',
  video: 'A video at {host}',
  booking: 'Times at {host}',
  map: 'A map at {host}',
};
const youtube = 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1';
const propsOf = (written: object) => embedProps(embed.parse(written), words);

test.for([
  [
    'https://cal.com/acme/intro/embed?month=2026-12',
    'https://cal.com/acme/intro?month=2026-12',
    'Times at Cal.com',
  ],
  [
    'https://calendly.com/acme/intro',
    'https://calendly.com/acme/intro?embed_type=Inline',
    'Times at Calendly',
  ],
  ['https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=3', youtube, 'A video at YouTube'],
  ['https://youtu.be/aqz-KE-bpKQ?si=x', youtube, 'A video at YouTube'],
  ['https://m.youtube.com/shorts/aqz-KE-bpKQ', youtube, 'A video at YouTube'],
  [
    'https://vimeo.com/76979871',
    'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1',
    'A video at Vimeo',
  ],
  [
    'https://vimeo.com/76979871/abc123',
    'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1&h=abc123',
    'A video at Vimeo',
  ],
  [
    'https://www.loom.com/share/0a1b?sid=2',
    'https://www.loom.com/embed/0a1b?autoplay=1',
    'A video at Loom',
  ],
  [
    'https://www.openstreetmap.org/export/embed.html?bbox=1,2,3,4',
    'https://www.openstreetmap.org/export/embed.html?bbox=1,2,3,4',
    'A map at OpenStreetMap',
  ],
] as const)('%s is framed as its site offers it', ([link, frame, title]) => {
  expect(propsOf({ link })).toMatchObject({ frame, title, page: link });
  expect(propsOf({ link }).height === undefined).toBe(title.startsWith('A video'));
});

test('a map shows the area around its marker', () => {
  const link = 'https://www.openstreetmap.org/?mlat=59.5&mlon=10.5#map=16/59.5/10.5';
  const { searchParams } = new URL(propsOf({ link }).frame);
  const [west = 0, south = 0, east = 0, north = 0] = (searchParams.get('bbox') ?? '')
    .split(',')
    .map(Number);
  expect([(west + east) / 2, (south + north) / 2].map((one) => one.toFixed(3))).toEqual([
    '10.500',
    '59.500',
  ]);
  expect(east - west).toBeCloseTo(0.0165, 3);
  expect(searchParams.get('marker')).toBe('59.5,10.5');
});

test('any other page has a title, the height that its owner gives it, and names the site that receives data', () => {
  const page = { link: 'https://forms.example.com/f/1#top', title: 'A form' };
  expect(propsOf(page)).toMatchObject({
    frame: 'https://forms.example.com/f/1#top',
    labels: {
      show: 'Open A form',
      open: 'At forms.example.com',
      notice: 'Then forms.example.com knows',
    },
  });
  const more = propsOf({ ...page, height: '480', receiver: 'Acme Ltd' });
  expect(more).toMatchObject({ height: '30rem', labels: { notice: 'Then Acme Ltd knows' } });
});

test.for([
  [{ link: 'https://forms.example.com/f/1' }, 'title'],
  [{ link: 'https://www.youtube.com/@acme' }, 'title'],
  [{ link: 'https://youtu.be/short' }, 'title'],
  [{ link: 'https://www.openstreetmap.org/about' }, 'title'],
  [{ link: 'http://cal.com/acme' }, 'link'],
  [{ link: 'cal.com/acme' }, 'link'],
  [{ link: 'https://localhost/a', title: 'A' }, 'link'],
  [{ link: 'https://cal.com/acme', height: 20 }, 'height'],
] as const)('%o is refused', ([settings, field]) => {
  const { error } = embed.safeParse(settings);
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual([field]);
});
