import { BrandPicture } from './BrandPicture.tsx';
import { companyMark } from './mark-svg.ts';

type Props = {
  companyName: string;
  className?: string;
  onInk?: boolean;
  /** The scheme of a background that is the same in both schemes and has its own `color-scheme`. */
  always?: 'light' | 'dark';
};

/**
 * The company's mark, hidden from assistive technology because the name is beside it. A mark with ids or style rules is
 * a separate file, since a page shows it three times.
 */
export function Mark({ companyName, className, ...background }: Props) {
  const { viewBox, width, height, content, plain } = companyMark(companyName);
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
