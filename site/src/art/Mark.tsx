import { BrandPicture } from './BrandPicture.tsx';
import { markOf } from './mark-svg.ts';

interface MarkProps {
  companyName: string;
  className?: string;
  onInk?: boolean;
}

/**
 * The company's mark. The name is beside it as text, so the mark itself is hidden. One with ids or
 * rules is a file, since a page shows it three times.
 */
export function Mark({ companyName, className, onInk = false }: MarkProps) {
  const { viewBox, width, height, content, plain } = markOf(companyName);
  if (!plain) {
    const size = { width: (32 * width) / height, height: 32 };
    return <BrandPicture name="icon" alt="" {...size} onInk={onInk} className={className} />;
  }
  return (
    <svg
      viewBox={viewBox}
      aria-hidden="true"
      className={className}
      dangerouslySetInnerHTML={{ __html: content }}
    />
  );
}
