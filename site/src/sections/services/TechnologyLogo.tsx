import type { ReactNode } from 'react';
import { Name } from '../../ui/Name.tsx';
import './TechnologyLogo.css';

/** @param path the icon, on a 24 by 24 grid */
export type Technology = { name: string; path: string };

export function TechnologyLogo({ name, path }: Technology) {
  return (
    <>
      <svg
        viewBox="0 0 24 24"
        fill="currentColor"
        className="size-6 shrink-0 sm:size-8"
        aria-hidden="true"
      >
        <path d={path} />
      </svg>
      <span className="min-w-0 wrap-anywhere">
        <Name>{name}</Name>
      </span>
    </>
  );
}

type LogosProps = { className: string; children: ReactNode };

export function TechnologyLogos({ className, children }: LogosProps) {
  return <ul className={`technologies mt-6 text-small lg:mt-10 ${className}`}>{children}</ul>;
}
