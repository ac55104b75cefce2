/** Balancers, monitoring systems and the shop's own web servers ask for these every few seconds: nothing is written of it. */
export const askedOften: ReadonlySet<string> = new Set([
  '/livez',
  '/readyz',
  '/healthz',
  '/metrics',
  '/web/changes',
  '/web/flags',
]);
