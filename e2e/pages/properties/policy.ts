import { expect } from '../../support/test.ts';

/** The answer’s headers allow no inline script and no eval, no frame around the page, and no guess at what a file is. */
export const expectPolicy = (headers: Readonly<Record<string, string>>): void => {
  const policy = headers['content-security-policy'] ?? '';
  const scripts = /(?:^|; )script-src ([^;]*)/.exec(policy)?.[1] ?? '';
  expect(scripts.split(' ')).toContain("'self'");
  expect(scripts).not.toMatch(/unsafe-inline|unsafe-eval|\*|data:|blob:/);
  expect(policy).toMatch(/object-src 'none'/);
  expect(policy).toMatch(/frame-ancestors 'none'/);
  expect(policy).toMatch(/base-uri 'none'/);
  expect(headers['x-content-type-options']).toBe('nosniff');
};
