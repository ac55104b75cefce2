import { followEvents } from './follow-events.ts';
import { startRecommender } from './recommender-stand-in.ts';
import type { RecommenderCommand } from './recommender-queue.ts';
import { addTrackerScript } from './tracker-script.ts';

const queue = (...commands: RecommenderCommand[]): void => {
  window.ScarabQueue ??= [];
  for (const command of commands) window.ScarabQueue.push(command);
};

/**
 * The recommender: https://help.emarsys.com, Web Extend. It learns who is here and what they look at and search for, and
 * never of a Dropship customer: their events do not come here (TRK-008). Without an id of the shop's own the sandbox
 * answers in its place.
 */
export const startRecommendations = (id: string): (() => void) | null => {
  const end = id === 'sandbox' ? startRecommender() : null;
  const stop = followEvents((event) => {
    if (event.to !== 'recommendations') return;
    const zone: RecommenderCommand = ['availabilityZone', event.availabilityZone];
    if (event.event === 'customerIdentified') queue(zone, ['setCustomerId', String(event.customer_id)], ['go']);
    if (event.event === 'viewItem') queue(zone, ['view', String(event.product_id)], ['go']);
    if (event.event === 'search') queue(zone, ['searchTerm', event.keyword], ['go']);
  });
  if (!end) return addTrackerScript(`https://cdn.scarabresearch.com/js/${encodeURIComponent(id)}/scarab-v2.js`);
  return () => {
    stop();
    end();
  };
};
