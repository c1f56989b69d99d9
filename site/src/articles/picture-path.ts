/**
 * The picture that an article shows, by its path below `pictures/`; undefined when the path leads elsewhere.
 *
 * @param path as written: from the article, which editors show too, or from the company's folder
 * @example picturePath('../pictures/team/ada.jpg') // 'team/ada.jpg'
 */
export function picturePath(path: string): string | undefined {
  return /^(?:\.\.\/|\.\/)?pictures\/(.+)$/.exec(path)?.[1];
}
