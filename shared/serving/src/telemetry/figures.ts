import type { Figures } from '../metrics.ts';
import type { FiguresSettings } from './collector-settings.ts';

let end: (() => Promise<void>) | null = null;

/**
 * Sends the figures of this process to a collector from now on when there are settings for it; without them
 * nothing of OpenTelemetry is loaded.
 * @param service the process's name, such as `shop-api`
 * @param read what `/metrics` would tell now
 * @param report gets a line, at most one a minute, when they cannot be sent
 */
export const startFigures = async (
  settings: FiguresSettings | null,
  service: string,
  read: () => Promise<Figures>,
  report: (line: string) => void,
): Promise<void> => {
  if (settings === null) return;
  const { sendFigures } = await import('./sent-figures.ts');
  end = sendFigures(settings, service, read, report);
};

/** Sends them a last time, while they can still be read; for a second at most. */
export const endFigures = async (): Promise<void> => {
  await end?.();
  end = null;
};
