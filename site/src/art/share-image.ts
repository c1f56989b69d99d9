interface ShareImage {
  title: string;
  /** The kind of page, in a few words: 'Services'. */
  kicker: string;
  slug: string;
  view: 'body' | 'sheer' | 'half-breadth' | 'sheet';
}

/** The picture that stands for a page where it is shared: 1200 × 630, a stand-alone SVG. */
export function shareImageSvg({ title, kicker }: ShareImage): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630"><rect width="1200" height="630" fill="#F4EFE4"/><text x="80" y="120">${kicker}</text><text x="80" y="200">${title}</text></svg>`;
}
