import { followEvents } from './follow-events.ts';
import { addTrackerScript } from './tracker-script.ts';

type RecommenderCommand = readonly [name: string, said?: unknown];

declare global {
  interface Window {
    /** The vendor's queue, to which pages add what they ask for; what it holds when the script comes is read then. */
    ScarabQueue?: RecommenderCommand[] | { push(command: RecommenderCommand): unknown };
  }
}

interface Asked {
  success: (answer: { page: unknown }) => void;
}

const isAsked = (said: unknown): said is Asked =>
  typeof said === 'object' && said !== null && 'success' in said && typeof said.success === 'function';

/**
 * Takes the place of the vendor's script: commands up to a `go` belong together. Where they ask for products, the
 * sandbox's recommender answers; what was told before goes along, and otherwise nothing leaves the page.
 */
const startRecommender = (): (() => void) => {
  const before = window.ScarabQueue;
  let received: RecommenderCommand[] = [];
  const go = async (): Promise<void> => {
    const commands = received;
    const questions = commands.filter(([name]) => name === 'recommend').map(([, said]) => said);
    if (questions.length === 0) return;
    received = commands.filter(([name]) => name !== 'recommend');
    const answer = await fetch('/dev/recommendations', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': document.documentElement.lang },
      body: JSON.stringify({ commands }),
    });
    if (!answer.ok) return;
    const page: unknown = await answer.json();
    for (const said of questions) if (isAsked(said)) said.success({ page });
  };
  const push = (command: RecommenderCommand): void => {
    if (command[0] !== 'go') received = [...received.slice(-40), command];
    else void go().catch(() => null); // a recommender that does not answer recommends nothing
  };
  window.ScarabQueue = { push };
  if (Array.isArray(before)) before.forEach(push);
  return () => {
    received = [];
    delete window.ScarabQueue;
  };
};

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
