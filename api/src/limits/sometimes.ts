/** Passes a line on at most once a minute: a store that is away fails with every request. */
export const sometimes = (report: (line: string) => void): ((line: string) => void) => {
  let last = -Infinity;
  return (line) => {
    if (performance.now() - last < 60_000) return;
    last = performance.now();
    report(line);
  };
};
