import { useEffect, useState } from 'react';

// Most of the element, and below the top quarter of the window: what stands higher, or has been
// scrolled past, is no longer what somebody looks at.
const options = { threshold: 0.6, rootMargin: '-25% 0px 0px' };

/** Whether an element stands where a visitor looks. Without an element it does not. */
export function useInSight(element: HTMLElement | undefined): boolean {
  const [inSight, setInSight] = useState(false);
  useEffect(() => {
    if (!element) return;
    const observer = new IntersectionObserver((entries) => {
      const share = entries.at(-1)?.intersectionRatio ?? 0;
      setInSight(share >= options.threshold);
    }, options);
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return inSight;
}
