/** Milliseconds from the press until the wheel rests. */
const duration = 3200;

/**
 * Turns the wheel and answers when it rests; at once where people want no motion, or the browser cannot animate. It
 * stays where it stopped.
 */
export const spin = async (wheel: SVGElement, from: number, to: number): Promise<void> => {
  wheel.style.setProperty('--angle', `${to}deg`);
  const isCalm = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true;
  if (isCalm || !wheel.animate) return;
  const turning = wheel.animate([{ transform: `rotate(${from}deg)` }, { transform: `rotate(${to}deg)` }], {
    duration,
    easing: 'cubic-bezier(0.15, 0.6, 0.15, 1)',
  });
  // A wheel that leaves the page is cancelled: what was won is known all the same.
  await turning.finished.catch(() => undefined);
};
