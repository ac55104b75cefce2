import { setTimeout as wait } from 'node:timers/promises';
import { setGlobalErrorHandler } from '@opentelemetry/core';
import { resourceFromAttributes } from '@opentelemetry/resources';
import type { CollectorSettings } from './collector-settings.ts';

/** Between two lines that say that something could not be sent, in ms. */
const quiet = 60_000;
/** Milliseconds that the end of a process waits for a collector. */
const lastSending = 1_000;

/** Has `report` get a line, at most one a minute, when a collector does not take what is sent. */
export const reportFaults = (report: (line: string) => void): void => {
  let reportedAt = -Infinity;
  setGlobalErrorHandler((problem) => {
    if (performance.now() - reportedAt < quiet) return;
    reportedAt = performance.now();
    report(`traces or figures could not be sent: ${problem instanceof Error ? problem.message : String(problem)}`);
  });
};

/** The process is called `own` where the settings have no other name. */
export const resourceOf = ({ service, attributes }: CollectorSettings, own: string) =>
  resourceFromAttributes({ 'service.name': service ?? own, ...attributes });

/** Sends what is left, for a second at most; what could not be sent is reported as ever. */
export const sendLast = async (provider: { shutdown(): Promise<void> }): Promise<void> => {
  const sent = provider.shutdown().catch(() => undefined);
  await Promise.race([sent, wait(lastSending, undefined, { ref: false })]);
};
