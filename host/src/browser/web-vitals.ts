import { onCLS, onINP, onLCP, type Metric } from 'web-vitals';
import { webVitalsPath, type WebVitals } from '../../contract/web-vitals.ts';

interface Measured extends Pick<WebVitals, 'remote' | 'build'> {
  /** Calls when this page gives way to another one in the same document. */
  onLeave(run: () => void): void;
}

const names = { LCP: 'lcp', INP: 'inp', CLS: 'cls' } as const;

/** Sends the figures when the page is left or hidden, which may be its end. */
const send = (vitals: WebVitals): void => {
  navigator.sendBeacon?.(webVitalsPath, new Blob([JSON.stringify(vitals)], { type: 'application/json' }));
};

/**
 * Measures the page that a document came with, and tells the web server once: when the tab is hidden or closed, or
 * another page is gone to, whose figures are not this remote's. The browser has kept what happened before this code
 * came. A developer's override (build 0) is nobody's release.
 */
export const measureVitals = (
  { remote, build, onLeave }: Measured,
  report: (vitals: WebVitals) => void = send,
): void => {
  if (build === 0) return;
  const measured: Partial<Record<(typeof names)[keyof typeof names], number>> = {};
  let isReported = false;
  const end = (): void => {
    if (isReported || Object.keys(measured).length === 0) return;
    isReported = true;
    report({ remote, build, ...measured });
  };
  const keep = ({ name, value }: Metric): void => {
    if (name in names) measured[names[name as keyof typeof names]] = Math.round(value * 1_000) / 1_000;
  };
  for (const measure of [onLCP, onINP, onCLS]) measure(keep, { reportAllChanges: true });
  onLeave(end);
  // After the library's own listeners, which take what is still to be told.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') end();
  });
};
