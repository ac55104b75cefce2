import { type Appearance, cookieDays, isAppearance } from '@shop/contract';
import { createCookies } from '@shop/session';

/** The server writes the page by it. */
const name = 'appearance';

/** What was chosen in this browser; null where the device decides. */
export const chosenAppearance = (): Appearance | null => {
  const chosen = createCookies(document).read(name);
  return isAppearance(chosen) ? chosen : null;
};

/** Draws the page as it was chosen. */
const showAppearance = (): void => {
  const chosen = chosenAppearance();
  if (chosen) document.documentElement.dataset.appearance = chosen;
  else delete document.documentElement.dataset.appearance;
};

/** Keeps a choice for this browser and shows it; null leaves it to the device. */
export const keepAppearance = (choice: Appearance | null): void => {
  const cookies = createCookies(document);
  if (choice) cookies.write(name, choice, cookieDays.appearance);
  else cookies.remove(name);
  showAppearance();
};

/** A page that somebody comes back to, by Back or from another tab, is drawn as they have chosen since. */
export const followAppearance = (): void => {
  addEventListener('pageshow', showAppearance);
  document.addEventListener('visibilitychange', showAppearance);
};
