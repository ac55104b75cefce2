/** The answer of `/readyz`. */
export interface Readiness {
  code: 200 | 503;
  body: { status: 'ready' | 'not ready'; parts: Record<string, string> };
}

/** Ready when every part is `ok`; the others say in a few words, without secrets, what is wrong. */
export const readinessOf = (parts: Record<string, string>): Readiness => {
  const isReady = Object.values(parts).every((part) => part === 'ok');
  return { code: isReady ? 200 : 503, body: { status: isReady ? 'ready' : 'not ready', parts } };
};
