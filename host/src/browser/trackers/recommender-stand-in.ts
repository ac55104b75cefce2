import type { RecommenderCommand } from './recommender-queue.ts';

/** What a page asks for, as the vendor documents it. */
interface Asked {
  success: (answer: { page: unknown }) => void;
}

const isAsked = (said: unknown): said is Asked =>
  typeof said === 'object' && said !== null && 'success' in said && typeof said.success === 'function';

/**
 * Takes the place of the vendor's script: commands up to a `go` belong together. Where they ask for products, the
 * sandbox's recommender answers; what was told before goes along, and otherwise nothing leaves the page.
 */
export const startRecommender = (): (() => void) => {
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
