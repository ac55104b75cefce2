/** Where browsers tell how a page was felt: POST with WebVitals as JSON, answered with 204. */
export const webVitalsPath = '/web-vitals';

/** The Core Web Vitals of one document, by the remote whose page it came with; what was not measured is left out. */
export interface WebVitals {
  /** The remote's package, or `host` for the shell's own pages. */
  remote: string;
  build: number;
  /** Largest Contentful Paint, in ms since the navigation began. */
  lcp?: number;
  /** Interaction to Next Paint, in ms. */
  inp?: number;
  /** Cumulative Layout Shift: a score without a unit. */
  cls?: number;
}
