const withoutSlash = (pathname: string): string => pathname.replace(/(?<=.)\/$/, '');

/**
 * Whether this document was sent for the page that it shows. Only a payment page's own document may load a provider's
 * files (Content-Security-Policy); whoever came here by links inside the shop has the document of the page where they
 * began.
 */
export const isOwnDocument = (): boolean => {
  if (typeof location === 'undefined') return true; // it is being made
  const [entry] = performance.getEntriesByType?.('navigation') ?? [];
  return entry === undefined || withoutSlash(new URL(entry.name).pathname) === withoutSlash(location.pathname);
};

/** Asks for the page's own document. What was typed in the checkout is with the cart by now. */
export const openOwnDocument = (): void => location.reload();
