/**
 * Puts the script of an outside service into the page. It has no integrity hash, because the service changes its file
 * without notice; the page's policy names the allowed origins. Nothing waits for it: where it does not come, the shop
 * goes on without.
 */
export const addTrackerScript = (src: string, data: Readonly<Record<string, string>> = {}): null => {
  const script = document.createElement('script');
  script.src = src;
  script.async = true;
  Object.assign(script.dataset, data);
  document.head.append(script);
  return null;
};
