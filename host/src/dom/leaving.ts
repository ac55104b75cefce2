/** The link that an event happens in. */
export const linkOf = ({ target }: Event): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;

/** Whether a press leads this tab to another document. */
export const isLeaving = (event: MouseEvent): boolean => {
  const link = linkOf(event);
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!link || !isPlain || link.target || link.hasAttribute('download')) return false;
  return link.hash === '' || link.href.split('#')[0] !== location.href.split('#')[0];
};
