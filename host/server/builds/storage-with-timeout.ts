import type { ReleaseStorage } from '@shop/delivery';

/** How long an answer of the store is waited for, in ms. */
const limit = 5_000;

interface Reading {
  answer: Promise<unknown>;
  isLate: boolean;
}

/**
 * A store of which no page waits for ever: what it does not answer within five seconds, as a network disk that is
 * gone does not, is refused. While it still owes an answer nobody asks it for the same again, because each such question
 * holds up one of the few threads that read files.
 */
export const storageWithTimeout = <S extends ReleaseStorage>(store: S): S => {
  const pending = new Map<string, Reading>();

  const inTime = async <T>(what: string, read: () => Promise<T>): Promise<T> => {
    const known = pending.get(what);
    const late = () => new Error(`${what}: the store of releases gave no answer within ${limit} ms`);
    if (known?.isLate) throw late();
    const reading = known ?? { answer: read(), isLate: false };
    if (!known) {
      pending.set(what, reading);
      const forget = () => pending.delete(what);
      reading.answer.then(forget, forget);
    }
    let timer: NodeJS.Timeout | undefined;
    const tooLate = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => {
        reading.isLate = true;
        reject(late());
      }, limit);
    });
    return (Promise.race([reading.answer, tooLate]) as Promise<T>).finally(() => clearTimeout(timer)); // of this name
  };

  return {
    ...store,
    readRegistry: () => inTime('the registry', () => store.readRegistry()),
    readRelease: (name, build) => inTime(`the manifest of ${name} ${build}`, () => store.readRelease(name, build)),
    readFile: (name, build, file) => inTime(`${file} of ${name} ${build}`, () => store.readFile(name, build, file)),
  };
};
