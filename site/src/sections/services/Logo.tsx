import { SpritePicture } from '../../ui/SpritePicture.tsx';

export type Technology = { id: string; name: string };

/** The mark of a technology in the colour of the text, with its name. */
export function Logo({ id, name }: Technology) {
  return (
    <>
      <SpritePicture
        href={`/art/technologies.svg#${id}`}
        viewBox="0 0 24 24"
        className="size-8 shrink-0"
      />
      <span className="min-w-0 wrap-anywhere">{name}</span>
    </>
  );
}
