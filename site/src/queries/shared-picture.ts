import type { ShareImage } from '../schema/image.ts';
import { knownPages } from './known-pages.ts';

let known: Promise<Map<string, ShareImage | undefined>> | undefined;

/** The photograph that stands for a page where it is shared; nothing where a drawing or type does. */
export async function sharedPicture(path: string): Promise<ShareImage | undefined> {
  // Every page asks. While somebody writes, the answer changes.
  if (!known || import.meta.env.DEV) known = byPath();
  return (await known).get(path);
}

const byPath = async () =>
  new Map((await knownPages()).map(({ path, share }) => [path, share.picture]));
