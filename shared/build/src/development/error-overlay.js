// Shows what is thrown and caught by nobody but the shell, with the package whose code threw. Part of every package's development build; the
// first on a page listens for all. What does not compile is shown by webpack's server.
import configureOverlay from 'webpack-dev-middleware/client/overlay';

const SOURCE = 'runtime';

/** Origin of a development server → its package. */
const packages = (globalThis.__developedPackages ??= new Map());
const isFirst = packages.size === 0;
packages.set(new URL(__webpack_public_path__, location.href).origin, __PACKAGE__);

/** A remote before the host that called it. */
const ownerOf = (stack) => {
  const named = (stack.match(/https?:\/\/[^/\s)]+/g) ?? []).flatMap((origin) => packages.get(origin) ?? []);
  return named.find((name) => name !== 'host') ?? named[0];
};

const listen = () => {
  const overlay = configureOverlay({ id: 'webpack-dev-server-client-overlay' });
  let shown = [];
  const show = (error) => {
    if (!(error instanceof Error)) return;
    const owner = ownerOf(error.stack ?? '');
    if (!owner) return; // of a browser extension or an outside service
    shown = [...new Set([...shown, `${owner}: ${error.message}\n${error.stack ?? ''}`])];
    overlay.showProblems('errors', shown, SOURCE);
  };
  addEventListener('error', ({ error }) => show(error));
  // A released shell catches what is thrown while a part is drawn or loaded, and says so in the console alone.
  const { error: write } = console;
  console.error = (...said) => {
    write(...said);
    for (const one of said) show(one);
  };
  addEventListener('unhandledrejection', ({ reason }) => show(reason));
  // An edit takes the code away that threw.
  addEventListener('message', ({ data }) => {
    if (data?.type !== 'webpackInvalid') return;
    shown = [];
    overlay.clear(SOURCE);
  });
};

if (isFirst) listen();
