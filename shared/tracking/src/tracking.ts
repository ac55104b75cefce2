import { destinations } from './events.ts';
import type { SentEvent, TrackingEvent } from './events.ts';

export type Track = (event: TrackingEvent) => void;

export interface TrackingOptions {
  /** Asked at every event: without consent nothing leaves, and nothing is kept for later. */
  consent: () => boolean;
  /** Where events go: the page's data layer, or a list in a test. */
  push: (event: SentEvent) => void;
  /** The recommendation tracker never learns of a Dropship customer (TRK-008). */
  isDropship?: () => boolean;
}

/** The one sink of all tracking. It never throws: a tracker that fails must not fail the shop. */
export const createTracking = ({ consent, push, isDropship = () => false }: TrackingOptions): { track: Track } => ({
  track: (event) => {
    if (!consent()) return;
    for (const to of destinations[event.event]) {
      if (to === 'recommendations' && isDropship()) continue;
      try {
        push(to === 'recommendations' ? { ...event, to, availabilityZone: 'en_CA' } : { ...event, to });
      } catch {
        // Errors are ignored: nothing in the shop depends on tracking.
      }
    }
  },
});
