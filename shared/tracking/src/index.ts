export { isTracked, tracked, type Tracked } from './tracked.ts';
export { createTracking } from './tracking.ts';
export type { Track, TrackingOptions } from './tracking.ts';
export type { Destination, SentEvent, TrackingEvent } from './events.ts';
