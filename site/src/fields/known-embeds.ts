/** The kind of an embedded page, which decides its label and its size. */
export type EmbedKind = 'video' | 'booking' | 'map';

export type KnownEmbed = {
  host: string;
  kind: EmbedKind;
  frame: string;
};

const youtube = /^(?:www\.|m\.)?(?:youtube|youtube-nocookie)\.com$/;

/** Returns how to embed the sites that companies use most; undefined for every other page. */
export function knownEmbed(address: string): KnownEmbed | undefined {
  const url = URL.parse(address);
  if (!url) return undefined;
  const { hostname, pathname } = url;
  const [, first = '', second = ''] = pathname.split('/');
  const site = hostname.replace(/^www\./, '');
  if (youtube.test(hostname))
    return youtubeVideo(first === 'watch' ? url.searchParams.get('v') : second);
  if (site === 'youtu.be') return youtubeVideo(first);
  if (site === 'vimeo.com') return vimeoVideo(first, second);
  if (site === 'player.vimeo.com') return vimeoVideo(second, url.searchParams.get('h'));
  if (site === 'loom.com' && second)
    // https://dev.loom.com/docs/embed-sdk/getting-started
    return {
      host: 'Loom',
      kind: 'video',
      frame: `https://www.loom.com/embed/${second}?autoplay=1`,
    };
  if (site === 'cal.com' && first) {
    // Only Cal.com's own script can show the page below /embed.
    url.pathname = pathname.replace(/\/embed\/?$/, '');
    return { host: 'Cal.com', kind: 'booking', frame: url.href };
  }
  if (site === 'calendly.com' && first) {
    url.searchParams.set('embed_type', 'Inline');
    return { host: 'Calendly', kind: 'booking', frame: url.href };
  }
  return site === 'openstreetmap.org' ? openStreetMap(url) : undefined;
}

function youtubeVideo(id: string | null): KnownEmbed | undefined {
  if (!id || !/^[\w-]{11}$/.test(id)) return undefined;
  // This host sets no cookies before the video plays: https://support.google.com/youtube/answer/171780
  const frame = `https://www.youtube-nocookie.com/embed/${id}?autoplay=1`;
  return { host: 'YouTube', kind: 'video', frame };
}

function vimeoVideo(id: string, secret: string | null): KnownEmbed | undefined {
  if (!/^\d+$/.test(id)) return undefined;
  // The address of an unlisted video has a second part. https://developer.vimeo.com/player/sdk/embed
  const unlisted = secret ? `&h=${encodeURIComponent(secret)}` : '';
  const frame = `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1${unlisted}`;
  return { host: 'Vimeo', kind: 'video', frame };
}

/** Embeds the map around a place: `#map=15/59.91/10.75`, with a marker at `?mlat=59.91&mlon=10.75`. */
function openStreetMap(url: URL): KnownEmbed | undefined {
  const map = { host: 'OpenStreetMap', kind: 'map' } as const;
  if (url.pathname === '/export/embed.html') return { ...map, frame: url.href };
  const [, zoom, lat, lon] = /^#map=([\d.]+)\/(-?[\d.]+)\/(-?[\d.]+)/.exec(url.hash) ?? [];
  if (!zoom || !lat || !lon) return undefined;
  // At zoom 0 the earth is one tile, 256 pixels wide; the frame is about 768 by 448 pixels.
  const perTile = 360 / 2 ** Number(zoom);
  const east = 1.5 * perTile;
  const north = 0.875 * perTile * Math.cos((Number(lat) * Math.PI) / 180);
  const box = [Number(lon) - east, Number(lat) - north, Number(lon) + east, Number(lat) + north];
  const query = new URLSearchParams({ bbox: box.map((one) => one.toFixed(5)).join() });
  const [markedLat, markedLon] = ['mlat', 'mlon'].map((name) => url.searchParams.get(name));
  query.set('layer', 'mapnik');
  if (markedLat && markedLon) query.set('marker', `${markedLat},${markedLon}`);
  return { ...map, frame: `https://www.openstreetmap.org/export/embed.html?${query.toString()}` };
}
