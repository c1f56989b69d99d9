/** Does something once the page's first paint is on the screen; at once where it is already. */
export function afterFirstPaint(run: () => void): void {
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    run();
  }).observe({ type: 'paint', buffered: true });
}
