import type { ReactNode } from 'react';

type Props = {
  href: string;
  /** Its type; underlined once anything of the whole is pointed at. */
  look?: keyof typeof looks;
  children: ReactNode;
};

const looks = {
  heading: 'decoration-highlight decoration-2 underline-offset-4',
  title: 'decoration-highlight decoration-2 underline-offset-8',
  subheading: 'font-display text-subheading decoration-highlight decoration-2 underline-offset-4',
  display:
    'font-display text-title text-balance decoration-highlight decoration-2 underline-offset-8',
};

/** A link that takes all of the `group relative` around it, so that a whole card or row can be pressed. */
export function StretchedLink({ href, look = 'heading', children }: Props) {
  return (
    <a href={href} className={`${looks[look]} group-hover:underline after:absolute after:inset-0`}>
      {children}
    </a>
  );
}
