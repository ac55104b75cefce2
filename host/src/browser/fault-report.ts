import { clientErrorsPath, type RemoteFault } from '@shop/contract';
import { saidOfPage } from '../dom/page-timing.ts';

/** Sends a report that survives leaving the page. In a browser that cannot, only the report is lost. */
const send = (fault: RemoteFault): void => {
  navigator.sendBeacon?.(clientErrorsPath, new Blob([JSON.stringify(fault)], { type: 'application/json' }));
};

/** A page that breaks in ever new ways says no more than this many of them. */
const MOST = 20;

/**
 * Tells of faults of remotes: in the console, and to the web server, which counts them. Each kind once per page load,
 * for what fails once is often tried again. The developers' panel finds it among the page's marks. What is sent says of the page its path and the id of its request. A
 * developer's override (build 0) is nobody's release, and what does not come without a network is no fault.
 */
export const createFaultReport = (
  report: (fault: RemoteFault) => void = send,
): ((fault: RemoteFault, error: unknown) => void) => {
  const reported = new Set<string>();
  return (fault, error) => {
    if (navigator.onLine === false && (fault.cause === 'missing' || fault.cause === 'timeout')) return;
    const key = JSON.stringify(fault);
    if (reported.has(key) || reported.size >= MOST) return;
    reported.add(key);
    performance.mark('fault', { detail: fault });
    console.error(`${fault.remote}, build ${fault.build}, ${fault.expose}: ${fault.cause}`, error);
    if (fault.build > 0) report({ ...fault, page: location.pathname, request: saidOfPage('id') });
  };
};
