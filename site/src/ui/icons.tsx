import type { SVGProps } from 'react';

function Icon({ children, ...props }: SVGProps<SVGSVGElement>) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      {...props}
    >
      {children}
    </svg>
  );
}

export const MenuIcon = () => (
  <Icon>
    <path d="M3 7h18M3 12h18M3 17h12" />
  </Icon>
);

export const CloseIcon = () => (
  <Icon>
    <path d="M5 5l14 14M19 5L5 19" />
  </Icon>
);

export const ChevronIcon = ({ className = '' }: { className?: string }) => (
  <Icon width="16" height="16" className={className}>
    <path d="M5 9l7 7 7-7" />
  </Icon>
);

const toLeft = 'M20 12H4M10 5l-7 7 7 7';
const toRight = 'M4 12h16M14 5l7 7-7 7';
const RTL = import.meta.env.RTL;

export const PreviousIcon = () => (
  <Icon>
    <path d={RTL ? toRight : toLeft} />
  </Icon>
);

export const NextIcon = () => (
  <Icon>
    <path d={RTL ? toLeft : toRight} />
  </Icon>
);

export const PauseIcon = () => (
  <Icon>
    <path d="M8 5v14M16 5v14" />
  </Icon>
);

export const ExpandIcon = () => (
  <Icon>
    <path d="M9 4H4v5M15 4h5v5M9 20H4v-5M15 20h5v-5" />
  </Icon>
);

export const PlayIcon = () => (
  <Icon>
    <path d="M7 4.5l12 7.5-12 7.5z" />
  </Icon>
);
