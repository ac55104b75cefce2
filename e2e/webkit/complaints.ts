/** Where the script below lies, and the name under which it keeps what it hears. */
export const complaints = { path: '/test-complaints.js', storageKey: 'test-complaints' };

/**
 * Runs before all scripts of a page and keeps, for the tab, what its console says of errors and warnings, what nobody
 * catches, what does not load and what breaks the policy: WebKit's driver tells none of it.
 */
export const complaintsScript = `{
  const keep = (what) => {
    const kept = JSON.parse(sessionStorage.getItem('${complaints.storageKey}') ?? '[]');
    sessionStorage.setItem('${complaints.storageKey}', JSON.stringify([...kept, what]));
  };
  for (const level of ['error', 'warn']) {
    const print = console[level].bind(console);
    console[level] = (...words) => {
      keep(level + ': ' + words.join(' '));
      print(...words);
    };
  }
  const of = ({ message, target }) => message ?? 'not loaded: ' + (target.src ?? target.href);
  addEventListener('error', (event) => keep('uncaught: ' + of(event)), true);
  addEventListener('unhandledrejection', ({ reason }) => keep('uncaught: ' + String(reason)));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    keep('policy: ' + violatedDirective + ' ' + blockedURI));
}`;
