import type { SentEvent } from '@shop/tracking';

/**
 * Hands over each event of the page's data layer: those that are there already, and those to come, as a tag manager
 * reads them. Answers what ends it.
 */
export const followEvents = (listen: (event: SentEvent) => void): (() => void) => {
  let isOver = false;
  const layer = (window.dataLayer ??= []);
  const deliver = (entry: (typeof layer)[number]): void => {
    if (!isOver && 'to' in entry) listen(entry);
  };
  layer.forEach(deliver);
  const push = layer.push.bind(layer);
  layer.push = (...entries) => {
    const length = push(...entries);
    entries.forEach(deliver);
    return length;
  };
  return () => {
    isOver = true;
  };
};
