import { pushToDataLayer } from '../../dom/data-layer.ts';
import { addTrackerScript } from './tracker-script.ts';

/**
 * Google's tag manager: https://developers.google.com/tag-platform/tag-manager/web. It reads the page's data layer, also
 * what was pushed before. Without a container the data layer is all there is.
 */
export const startTagManager = (container: string): null => {
  pushToDataLayer({ 'gtm.start': Date.now(), event: 'gtm.js' });
  return addTrackerScript(`https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(container)}`);
};
