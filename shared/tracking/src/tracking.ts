import { destinations, type Destination, type SentEvent, type TrackingEvent } from './events.ts';

export type Track = (event: TrackingEvent) => void;

export interface TrackingOptions {
  /** Asked at every event: without consent nothing leaves, and nothing is kept for later. */
  consent: () => boolean;
  /** Where events go: the page's data layer, or a list in a test. */
  push: (event: SentEvent) => void;
  /**
   * The recommendation tracker never learns of a Dropship customer (TRK-008). While it is not known who is here
   * (undefined), what is meant for it waits.
   */
  isDropship?: () => boolean | undefined;
}

export interface Tracking {
  track: Track;
  /** Sends what has waited, once it is known who is here. */
  settle: () => void;
  /** Drops what waits: nobody will be known to have done it. */
  forget: () => void;
}

/** The one sink of all tracking. It never throws: a tracker that fails must not fail the shop. */
export const createTracking = ({ consent, push, isDropship = () => false }: TrackingOptions): Tracking => {
  let waiting: TrackingEvent[] = [];
  const send = (event: TrackingEvent, to: Destination): void => {
    try {
      push(to === 'recommendations' ? { ...event, to, availabilityZone: 'en_CA' } : { ...event, to });
    } catch {
      // Errors are ignored: nothing in the shop depends on tracking.
    }
  };
  const recommend = (event: TrackingEvent): void => {
    const isHidden = isDropship();
    if (isHidden === undefined) waiting.push(event);
    else if (!isHidden) send(event, 'recommendations');
  };
  return {
    track: (event) => {
      if (!consent()) return;
      for (const to of destinations[event.event]) {
        if (to === 'recommendations') recommend(event);
        else send(event, to);
      }
    },
    forget: () => {
      waiting = [];
    },
    settle: () => {
      if (waiting.length === 0) return;
      const events = waiting;
      waiting = [];
      // Who has withdrawn the consent meanwhile takes back what waits.
      if (consent()) events.forEach(recommend);
    },
  };
};
