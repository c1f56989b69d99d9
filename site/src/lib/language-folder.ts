/**
 * The folders of a company that are further languages, whether it has set them or not: `de/`, with its words.yaml.
 *
 * @param below the files of the company's folder
 * @returns says of a file in which of them it is, if it is in one
 */
export function languageFolders(below: readonly string[]): (file: string) => string | undefined {
  // `art` is a tag, too, and a folder with something else in it.
  const words = /^(?!art\/)([a-z]{2,3}(?:-[A-Za-z\d]+)*)\/words\.yaml$/;
  const tags = new Set(below.flatMap((file) => words.exec(file)?.[1] ?? []));
  return (file) => {
    const [first = '', ...rest] = file.split('/');
    return rest.length > 0 && tags.has(first) ? first : undefined;
  };
}
