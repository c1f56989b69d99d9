// An additional language is a folder in the company's with a words.yaml, named like it, `de/`, whether the company has set it or not.

/**
 * The tags of all of them, sorted.
 *
 * @param below the files of the company's folder
 */
export function languageTags(below: readonly string[]): string[] {
  // `art` is a tag, too, and a folder with something else in it.
  const words = /^(?!art\/)([a-z]{2,3}(?:-[A-Za-z\d]+)*)\/words\.yaml$/;
  return below.flatMap((file) => words.exec(file)?.[1] ?? []).sort();
}

/**
 * Says of a file in which of them it is, if it is in one.
 *
 * @param below the files of the company's folder
 */
export function languageFolders(below: readonly string[]): (file: string) => string | undefined {
  const tags = new Set(languageTags(below));
  return (file) => {
    const [first = '', ...rest] = file.split('/');
    return rest.length > 0 && tags.has(first) ? first : undefined;
  };
}
