import { fraudSiteId } from '@shop/contract';
import type { SessionRoot } from '@shop/session';
import { api, calling, siteApi, withEndpoints, type AppStore } from '@shop/store';
import { startEmailMarketing } from './email-marketing.ts';
import { startRecommendations } from './recommendations.ts';
import { pushToDataLayer } from '../../dom/data-layer.ts';
import { addTrackerScript } from './tracker-script.ts';

type TranslateElement = new (options: { pageLanguage: string; autoDisplay: boolean }, place: string) => unknown;

declare global {
  interface Window {
    google?: { translate?: { TranslateElement?: TranslateElement } };
    /** Google's script calls it once it is there. */
    showTranslation?: () => unknown;
  }
}

const PLACE = 'translation-widget';

/**
 * Google's page translation, for contents that the shop has in another language than its reader: its own list of
 * languages, below the page. It sends what is read to Google, so it is loaded with the consent alone.
 */
const startTranslationWidget = (): null => {
  const place = document.createElement('div');
  place.id = PLACE;
  document.body.append(place);
  window.showTranslation = () => {
    const Element = window.google?.translate?.TranslateElement;
    return Element && new Element({ pageLanguage: document.documentElement.lang, autoDisplay: false }, PLACE);
  };
  return addTrackerScript('https://translate.google.com/translate_a/element.js?cb=showTranslation');
};

/** The API gets the same session id with each order (the header Device-Id). */
interface FraudVisit {
  siteId: string;
  sessionId: string;
}

declare global {
  interface Window {
    /** Where the stand-in says what it was started with. */
    fraudPrevention?: FraudVisit;
  }
}

/** The shop's own, where no vendor is configured: it watches nothing. */
const startStandIn = (visit: FraudVisit): (() => void) => {
  window.fraudPrevention = visit;
  return () => delete window.fraudPrevention;
};

/** Starts the vendor's script, which finds site and session in its element's data; without one the stand-in. */
const startFraudPrevention = ({ script, ...visit }: FraudVisit & { script: string | undefined }): (() => void) | null =>
  script ? addTrackerScript(script, { ...visit }) : startStandIn(visit);

/**
 * Google's tag manager: https://developers.google.com/tag-platform/tag-manager/web. It reads the page's data layer, also
 * what was pushed before. Without a container the data layer is all there is.
 */
const startTagManager = (container: string): null => {
  pushToDataLayer({ 'gtm.start': Date.now(), event: 'gtm.js' });
  return addTrackerScript(`https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(container)}`);
};

const fraudApi = withEndpoints(api, (build) => ({
  /** The id to start fraud prevention with; '' while it is not active (CAT-022). */
  fraudSite: build.query(calling('fraudConfig', { background: true, answer: (config) => fraudSiteId(config) })),
}));

interface Page {
  /** Whether its person still agrees. */
  agrees: () => boolean;
  reload: () => void;
}

/**
 * Asks what is configured, and starts it. Answers what ends it again, null where there was nothing to start: a script
 * of another site cannot be unloaded, so the page is loaded anew, without it.
 */
export const startTrackers = async (store: AppStore, { agrees, reload }: Page): Promise<(() => void) | null> => {
  const once = { subscribe: false };
  const [{ data: site }, { data: siteId = '' }] = await Promise.all([
    store.dispatch(siteApi.endpoints.siteConfig.initiate(undefined, once)),
    store.dispatch(fraudApi.endpoints.fraudSite.initiate(undefined, once)),
  ]);
  if (!agrees()) return null;
  const { deviceId } = (store.getState() as unknown as SessionRoot).session; // the shell registers it
  const started = [
    ...(site?.tag_manager_id ? [startTagManager(site.tag_manager_id)] : []),
    ...(site?.email_marketing_id ? [startEmailMarketing(site.email_marketing_id)] : []),
    ...(site?.recommendations_id ? [startRecommendations(site.recommendations_id)] : []),
    ...(site?.translation_widget ? [startTranslationWidget()] : []),
    ...(siteId ? [startFraudPrevention({ siteId, sessionId: deviceId, script: site?.fraud_script })] : []),
  ];
  if (started.length === 0) return null;
  return () => {
    for (const end of started) end?.();
    if (started.includes(null)) reload();
  };
};
