import { customerMarks } from './customer-marks.ts';

export const customerMarkBox = '0 0 160 64';

interface CustomerMarkProps {
  /** 'mark-01' to 'mark-16'. */
  mark: string;
  /** What stands for the logo where it is not seen: 'Company logo 1'. */
  label: string;
  className?: string;
}

/** A customer's logo in the colour of the text around it. */
export function CustomerMark({ mark, label, className }: CustomerMarkProps) {
  const shapes = customerMarks[mark];
  if (!shapes) {
    const known = Object.keys(customerMarks).join(', ');
    throw new Error(`No customer mark is named '${mark}'. Use one of ${known}.`);
  }
  const { fill, line, width, round } = shapes;
  return (
    <svg viewBox={customerMarkBox} role="img" aria-label={label} className={className}>
      {fill ? <path fill="currentColor" fillRule="evenodd" d={fill} /> : null}
      {line ? (
        <path
          fill="none"
          stroke="currentColor"
          strokeWidth={width}
          strokeMiterlimit={2}
          strokeLinecap={round ? 'round' : undefined}
          d={line}
        />
      ) : null}
    </svg>
  );
}
