/**
 * Calls a function two frames after the first paint, so that what it loads delays neither that paint nor the next one, in
 * which the text may get its font.
 */
export function afterPaint(call: () => void) {
  new PerformanceObserver((_, painted) => {
    painted.disconnect();
    requestAnimationFrame(() => requestAnimationFrame(call));
  }).observe({ type: 'paint', buffered: true });
}
