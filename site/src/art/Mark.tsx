import { markOf } from './mark-svg.ts';

interface MarkProps {
  companyName: string;
  className?: string;
}

/** The company's mark. The name is beside it as text, so the mark itself is hidden. */
export function Mark({ companyName, className }: MarkProps) {
  const { viewBox, content } = markOf(companyName);
  return (
    <svg
      viewBox={viewBox}
      aria-hidden="true"
      className={className}
      dangerouslySetInnerHTML={{ __html: content }}
    />
  );
}
