import { useEffect, useState } from 'react';

// A visitor no longer looks at what is in the top quarter of the window or has been scrolled past.
const rootMargin = '-25% 0px 0px';

/** Whether this share of an element is where a visitor looks. Without an element it is false. */
export function useInSight(element: HTMLElement | undefined, threshold: number): boolean {
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
