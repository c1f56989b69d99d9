import { useEffect, useState } from 'react';

// Most of the element, and below the top quarter of the window: a visitor no longer looks at what is higher
// or has been scrolled past.
const options = { threshold: 0.6, rootMargin: '-25% 0px 0px' };

/** Whether an element is where a visitor looks. Without an element it is false. */
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
