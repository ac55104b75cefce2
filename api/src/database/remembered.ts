/** What was read under a name, which becomes the last one of those that are known; what could not be read is read again. */
export const remembered = <T>(
  known: Map<string, Promise<unknown>>,
  name: string,
  read: () => Promise<T>,
): Promise<T> => {
  // A name stands for one read. A query of the builder is no promise: it runs each time that it is waited for.
  const reading = (known.get(name) as Promise<T> | undefined) ?? Promise.resolve(read());
  known.delete(name);
  known.set(name, reading);
  reading.catch(() => void (known.get(name) === reading && known.delete(name)));
  return reading;
};
