/**
 * Back and forward may bring a page as it was left (back/forward cache): with the name of someone who has signed out
 * since. Such a page shows nothing and is loaded anew. Answers how to stop.
 */
export const watchRestoredPage = (
  isOutdated: () => boolean,
  reload: () => void = () => location.reload(),
): (() => void) => {
  const shown = ({ persisted }: PageTransitionEvent): void => {
    if (!persisted || !isOutdated()) return;
    document.body.hidden = true;
    reload();
  };
  window.addEventListener('pageshow', shown);
  return () => window.removeEventListener('pageshow', shown);
};
