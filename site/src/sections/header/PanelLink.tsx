type Props = { href: string; current: boolean; children: string };

/** A link of a panel; the page that is open is marked. */
export function PanelLink({ href, current, children }: Props) {
  return (
    <a
      href={href}
      aria-current={current ? 'page' : undefined}
      className="-mx-2 flex min-h-11 items-center rounded-sm px-2 hover:bg-tint hover:text-oxide aria-[current]:text-oxide"
    >
      {children}
    </a>
  );
}
