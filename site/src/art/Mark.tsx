import { BrandPicture } from './BrandPicture.tsx';
import { markOf } from './mark-svg.ts';

interface MarkProps {
  companyName: string;
  className?: string;
  onInk?: boolean;
  /** Where it stands on a background that is the same in both schemes: that has a `color-scheme` of its own. */
  always?: 'light' | 'dark';
}

/**
 * The company's mark. The name is beside it as text, so the mark itself is hidden. One with ids or
 * rules is a file, since a page shows it three times.
 */
export function Mark({ companyName, className, ...background }: MarkProps) {
  const { viewBox, width, height, content, plain } = markOf(companyName);
  if (!plain) {
    const size = { width: (32 * width) / height, height: 32 };
    return <BrandPicture name="icon" alt="" {...size} {...background} className={className} />;
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
