import type { SaidInPlace } from '@shop/contract';
import { hydratedEvent } from '../../contract/document.ts';

/** How long it stays once the shell is there, which shows what has come of it, in ms: as a toast with a link. */
const STAYS_MS = 15_000;

let notice: HTMLElement | null = null;

/** Says one thing beside a page that has no shell, in place of what was said before, and where it leads. */
export const showNotice = (text: string, link?: SaidInPlace['link']): HTMLElement => {
  notice?.remove();
  const said = document.createElement('p');
  notice = said;
  said.dataset.startNotice = '';
  said.setAttribute('role', 'alert');
  document.body.append(said);
  said.textContent = text; // after it is there, so that it is read out
  if (link) {
    const a = document.createElement('a');
    a.href = link.href;
    a.textContent = link.label;
    said.append(' ', a);
  }
  addEventListener(hydratedEvent, () => setTimeout(() => said.remove(), STAYS_MS), { once: true });
  return said;
};

/** Says that there is no network until there is one. */
export const showOffline = (text: string): void => {
  if (notice?.textContent === text) return;
  const said = showNotice(text);
  addEventListener('online', () => said.remove(), { once: true });
};
