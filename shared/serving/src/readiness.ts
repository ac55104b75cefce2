/** The answer of `/readyz`. */
export interface Readiness {
  code: 200 | 503;
  body: { status: 'ready' | 'not ready'; parts: Record<string, string> };
}

/**
 * Ready when every part is `ok`; the others say in a few words, without secrets, what is wrong. `shown` are parts
 * without which the process does most of its work: a balancer that took it away would take away all of them.
 */
export const readinessOf = (parts: Record<string, string>, shown: Record<string, string> = {}): Readiness => {
  const isReady = Object.values(parts).every((part) => part === 'ok');
  return {
    code: isReady ? 200 : 503,
    body: { status: isReady ? 'ready' : 'not ready', parts: { ...parts, ...shown } },
  };
};
