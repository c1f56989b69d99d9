import { ChevronIcon } from '../../ui/icons.tsx';

/** Opens one of the header's panels. The platform closes the other, and both on Escape. */
export function MenuButton({ panel, children }: { panel: string; children: string }) {
  return (
    <button
      type="button"
      popoverTarget={panel}
      data-panel-button
      className="group inline-flex min-h-11 items-center gap-1.5 px-3 hover:text-oxide"
    >
      {children}
      <ChevronIcon className="transition-transform" />
    </button>
  );
}
