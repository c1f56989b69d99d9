import { ChevronIcon } from '../../ui/icons.tsx';

/** Opens one of the header's panels. The platform closes the other, and both on Escape. */
export function MenuButton({ panel, children }: { panel: string; children: string }) {
  return (
    <button type="button" popoverTarget={panel} className="header-link">
      {children}
      <ChevronIcon />
    </button>
  );
}
