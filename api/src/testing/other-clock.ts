/**
 * Options of Node for a process whose machine's clock is wrong by so many ms: whatever in it asks for the time, libraries
 * among them, is told that.
 */
export const withClockOffBy = (ms: number): string[] => {
  const module = `const { now } = Date;
    globalThis.Date = class extends Date {
      constructor(...given) { given.length === 0 ? super(now() + ${ms}) : super(...given); }
      static now() { return now() + ${ms}; }
    };`;
  return [`--import=data:text/javascript,${encodeURIComponent(module)}`];
};
