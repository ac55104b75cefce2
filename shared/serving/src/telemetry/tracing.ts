import type { TracingSettings } from './collector-settings.ts';
import type { Tracing } from './open-telemetry.ts';

let current: Tracing | null = null;

/** Null when nothing follows this process. */
export const tracing = (): Tracing | null => current;

/**
 * Follows this process from now on when there are settings for it; without them nothing of OpenTelemetry is loaded.
 * @param service its name, such as `shop-api`
 * @param report gets a line, at most one a minute, when spans cannot be sent
 */
export const startTracing = async (
  settings: TracingSettings | null,
  service: string,
  report: (line: string) => void,
): Promise<void> => {
  if (settings === null) return;
  const { openTelemetry } = await import('./open-telemetry.ts');
  current = openTelemetry(settings, service, report);
};

/** Ends what `startTracing` has begun. */
export const endTracing = async (): Promise<void> => {
  await current?.end();
  current = null;
};
