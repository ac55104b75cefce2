/** The page's own request, as the browser has timed it. */
const pageEntry = (): PerformanceNavigationTiming | undefined =>
  performance.getEntriesByType?.('navigation')[0] as PerformanceNavigationTiming | undefined; // the type of this name

/** From the header `server-timing` of the page's own answer. */
export const saidOfPage = (name: string): string | undefined =>
  pageEntry()?.serverTiming?.find((one) => one.name === name)?.description;

/** An answer takes its time on the way, which is no wrong clock; in ms. */
const tolerated = 10_000;

/**
 * How many ms the web server's clock is ahead of this machine's; 0 where both are set, or nothing is known. A page that
 * the browser had kept says nothing of now.
 */
export const serverAhead = (): number => {
  const entry = pageEntry();
  if (!entry || entry.transferSize === 0) return 0;
  const ahead = Number(saidOfPage('now')) - (performance.timeOrigin + entry.responseStart);
  return Math.abs(ahead) > tolerated ? Math.round(ahead) : 0;
};
