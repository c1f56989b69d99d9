import { createElement } from 'react';
import { art } from './art.ts';
import { type SpritePart, spriteParts } from './sprite-parts.ts';

/** What the file of an article's drawing is called, without its extension. */
export const articleSpriteName = (slug: string) => `article-${slug}`;

/** The drawing at the head of an article, where the company draws one. */
export function articleHeadPart(slug: string): SpritePart | undefined {
  const { ArticleHead } = art;
  return (
    ArticleHead &&
    spriteParts(articleSpriteName(slug)).part('head', () => createElement(ArticleHead, { slug }))
  );
}

/** The drawing as a file: with it in the page, a long article takes one round trip more. */
export const articleSprite = (slug: string) =>
  spriteParts(articleSpriteName(slug)).fileOf([articleHeadPart(slug)]);
