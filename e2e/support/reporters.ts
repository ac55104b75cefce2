import type { ReporterDescription } from '@playwright/test';

/** A task of `npm test` reads a report in JSON, and says where it is to lie; a person reads the dots and what failed. */
export const reporters: ReporterDescription[] =
  process.env.PLAYWRIGHT_JSON_OUTPUT_NAME === undefined ? [['dot']] : [['dot'], ['json']];
