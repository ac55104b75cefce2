import type { RemoteFault } from '@shop/contract';
import { RemoteUnavailable } from '../federation/remote-loader.ts';

/** Released files that an error's stack names: package and file, innermost first. */
const released = ({ stack = '' }: Error): { remote: string; file: string }[] =>
  [...stack.matchAll(/\/assets\/([a-z][a-z0-9-]*)\/\d+\/([\w.-]+)/g)].map(([, remote = '', file = '']) => ({
    remote,
    file,
  }));

/** Whose code threw: a remote before the host that called it, with the expose that its files name. */
const ownerOf = (error: Error): Pick<RemoteFault, 'remote' | 'expose'> | null => {
  const files = released(error);
  const owner = files.find(({ remote }) => remote !== 'host') ?? files[0];
  if (!owner) return null;
  const named = files.filter(({ remote }) => remote === owner.remote).map(({ file }) => /^expose-(.+)\.js$/.exec(file));
  const expose = named.find((found) => found)?.[1];
  return { remote: owner.remote, expose: expose ? `./${expose}` : '' };
};

/**
 * Reports what released code throws where no boundary catches it: in handlers of events, timers, sagas and promises.
 * A file tells its package; the build is the page's own, because unchanged files lie in the folder of an
 * earlier one. Code of browser extensions and of outside services is nobody's release.
 */
export const watchThrows = (
  buildOf: (name: string) => number,
  report: (fault: RemoteFault, error: unknown) => void,
): void => {
  const onThrow = (error: unknown): void => {
    // Reported where it was loaded.
    if (!(error instanceof Error) || error instanceof RemoteUnavailable) return;
    const owner = ownerOf(error);
    if (owner) report({ ...owner, build: buildOf(owner.remote), cause: 'event' }, error);
  };
  addEventListener('error', ({ error }) => onThrow(error));
  addEventListener('unhandledrejection', ({ reason }) => onThrow(reason));
};
