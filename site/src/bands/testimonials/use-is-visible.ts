import { useEffect, useState } from 'react';

// Ignore the top quarter of the window, which visitors have usually already read.
const rootMargin = '-25% 0px 0px';

/** Whether at least this share of an element is in view; false without an element. */
export function useIsVisible(element: HTMLElement | undefined, threshold: number): boolean {
  const [inSight, setInSight] = useState(false);
  useEffect(() => {
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const share = entries.at(-1)?.intersectionRatio ?? 0;
        setInSight(share >= threshold);
      },
      { threshold, rootMargin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [element, threshold]);
  return inSight;
}
