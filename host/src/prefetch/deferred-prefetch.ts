import type { ShellServices } from '../services.ts';

type Prefetch = NonNullable<ShellServices['prefetch']>;

/** Prefetches once its own code is there, which comes with the first link that is pointed at: no first view needs it. */
export const deferredPrefetch = (services: () => ShellServices): Prefetch => {
  let made: Promise<Prefetch> | undefined;
  return (path) => {
    let isOff = false;
    let callOff = (): void => undefined;
    made ??= import('./prefetch.ts').then(({ prefetchOf }) => prefetchOf(services()));
    made.then(
      (prefetch) => {
        if (!isOff) callOff = prefetch(path);
      },
      () => {
        made = undefined; // asked for again at the next link
      },
    );
    return () => {
      isOff = true;
      callOff();
    };
  };
};
