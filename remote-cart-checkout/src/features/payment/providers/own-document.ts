/**
 * Whether this document was sent for the page that it shows. Only a payment page's own document may load a provider's
 * files (Content-Security-Policy); whoever came here by links inside the shop has the document of the page where they
 * began.
 */
export function isOwnDocument(): boolean {
  const [entry] = performance.getEntriesByType?.('navigation') ?? [];
  return entry === undefined || new URL(entry.name).pathname === location.pathname;
}

/** Asks for the page's own document. What was typed in the checkout is with the cart by now. */
export const openOwnDocument = (): void => location.reload();
