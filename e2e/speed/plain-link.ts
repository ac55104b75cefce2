/**
 * A mobile network as Chromium's own emulation applies it to the page: 150 ms until an answer begins, 1.6 Mbit/s for all
 * answers together. Other rows have it as Lighthouse applies it, which waits longer for each request.
 */
export const plainLink = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
