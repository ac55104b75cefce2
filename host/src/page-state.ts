import type { Texts } from '@shop/i18n';
import type { PreloadedState } from '@shop/store';
import type { HydrationState } from 'react-router-dom';

/** What goes into the page as JSON and comes back to life in the browser. */
export interface PageState {
  store: PreloadedState;
  router: HydrationState;
  /** The shell's texts; a remote's come as a chunk of their own. */
  texts: Texts;
}
