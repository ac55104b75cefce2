export interface Asked {
  seconds: number;
  /** How often each HTTP status was answered. */
  statuses: Record<string, number>;
  /** Pages whose markup came from the server. */
  rendered: number;
  /** Milliseconds for one page. */
  median: number;
  slowest: number;
}

/** Asks a shop for each path once; `visitors` ask side by side, each for its next page when the last has come. */
export const askForPages = async (shop: string, paths: readonly string[], visitors: number): Promise<Asked> => {
  const times: number[] = [];
  const statuses: Record<string, number> = {};
  const left = [...paths];
  let rendered = 0;
  const visitor = async (): Promise<void> => {
    for (let path = left.pop(); path !== undefined; path = left.pop()) {
      const began = performance.now();
      const answer = await fetch(shop + path, { redirect: 'manual' });
      const text = await answer.text();
      times.push(performance.now() - began);
      statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
      if (text.includes('"/page-state/') && text.includes('<h1')) rendered += 1;
    }
  };
  const began = performance.now();
  await Promise.all(Array.from({ length: visitors }, visitor));
  times.sort((a, b) => a - b);
  return {
    seconds: (performance.now() - began) / 1000,
    statuses,
    rendered,
    median: times[times.length >> 1] ?? 0,
    slowest: times.at(-1) ?? 0,
  };
};
