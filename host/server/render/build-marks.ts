/** Builds that the server does not render with for a while, because their code blocked a thread. */
export interface BuildMarks {
  mark(name: string, build: number): void;
  isMarked(name: string, build: number): boolean;
}

export const markedFor = 10 * 60_000;

/** A mark lasts ten minutes; then the build is tried once more. Another build of the package has none. */
export const buildMarks = (now: () => number = () => performance.now()): BuildMarks => {
  const until = new Map<string, number>();
  return {
    mark: (name, build) => void until.set(`${name}/${build}`, now() + markedFor),
    isMarked(name, build) {
      const key = `${name}/${build}`;
      const isMarked = (until.get(key) ?? -Infinity) > now();
      if (!isMarked) until.delete(key);
      return isMarked;
    },
  };
};
