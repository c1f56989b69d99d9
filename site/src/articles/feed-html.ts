import sanitize from 'sanitize-html';

/**
 * Converts an article's HTML for feed readers: plain elements and absolute addresses. Other elements are replaced by
 * their text, or removed if they need a script.
 *
 * @param html as rendered for the site
 * @param base the address of the article
 */
export function feedHtml(html: string, base: string): string {
  const absolute = (tagName: string, { href, src, ...rest }: sanitize.Attributes) => ({
    tagName,
    attribs: {
      ...(href && { href: absoluteUrl(href, base) }),
      ...(src && { src: absoluteUrl(src, base) }),
      ...rest,
    },
  });
  return sanitize(html, {
    allowedTags:
      'p h2 h3 h4 h5 h6 ul ol li dl dt dd blockquote pre code em strong b i s del sup sub kbd br hr table caption thead tbody tr th td figure figcaption a img'.split(
        ' ',
      ),
    allowedAttributes: {
      a: ['href', 'title'],
      img: ['src', 'alt', 'width', 'height'],
      th: ['scope', 'colspan', 'rowspan'],
      td: ['colspan', 'rowspan'],
    },
    nonTextTags: ['script', 'style', 'template', 'button', 'svg', 'iframe', 'form'],
    allowedSchemes: ['https', 'http', 'mailto', 'tel'],
    transformTags: { a: absolute, img: absolute },
  }).trim();
}

const absoluteUrl = (written: string, base: string) =>
  URL.canParse(written, base) ? new URL(written, base).href : written;
