export type Technology = { name: string; path: string };

/** The mark of a technology in the colour of the text, with its name. */
export function Logo({ name, path }: Technology) {
  return (
    <>
      <svg viewBox="0 0 24 24" className="size-8 shrink-0" fill="currentColor" aria-hidden="true">
        <path d={path} />
      </svg>
      <span>{name}</span>
    </>
  );
}
