import type { ReactNode } from 'react';
import { Name } from '../../ui/Name.tsx';
import { SpritePicture } from '../../ui/SpritePicture.tsx';
import './Logo.css';

export type Technology = { id: string; name: string };

export function Logo({ id, name }: Technology) {
  return (
    <>
      <SpritePicture
        href={`/art/technologies.svg#${id}`}
        viewBox="0 0 24 24"
        className="size-6 shrink-0 sm:size-8"
      />
      <span className="min-w-0 wrap-anywhere">
        <Name>{name}</Name>
      </span>
    </>
  );
}

type LogosProps = { className: string; children: ReactNode };

export function Logos({ className, children }: LogosProps) {
  return <ul className={`technologies mt-6 text-small ${className}`}>{children}</ul>;
}
