/** Between a card and what it belongs to, and between a card and the edge of the screen. */
const GAP = 8;

/**
 * Places a card below what it belongs to, or above where there is more room, and never beyond the edge of the screen. It
 * stays with the page when that is scrolled.
 */
export const placeBeside = (card: HTMLElement, owner: Element): void => {
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  const around = owner.getBoundingClientRect();
  const own = card.getBoundingClientRect();
  const wanted = around.left + around.width / 2 - own.width / 2;
  const left = Math.max(GAP, Math.min(wanted, width - own.width - GAP));
  const fitsBelow = around.bottom + GAP + own.height <= height;
  const top = fitsBelow ? around.bottom + GAP : Math.max(GAP, around.top - GAP - own.height);
  card.style.setProperty('left', `${left + window.scrollX}px`);
  card.style.setProperty('top', `${top + window.scrollY}px`);
};
