import { fraudSiteId } from '@shop/contract';
import type { SessionRoot } from '@shop/session';
import { api, calling, siteApi, withEndpoints, type AppStore } from '@shop/store';
import { startEmailMarketing } from './email-marketing.ts';
import { startFraudPrevention } from './fraud-prevention.ts';
import { startRecommendations } from './recommendations.ts';
import { startTagManager } from './tag-manager.ts';
import { startTranslationWidget } from './translation-widget.ts';

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
