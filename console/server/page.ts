import { brand } from '@shop/contract';

/**
 * Only scripts of this origin run. Styles are made by scripts, which put the page's nonce on them; pictures of products come
 * from here too, those of messages in the answer itself.
 */
export const policyOf = (nonce: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

/** The one document; what it shows stands after the `#` of its address. */
export const pageOf = (nonce: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta property="csp-nonce" nonce="${nonce}">
<title>${brand.name}</title>
<link rel="icon" href="data:,">
<script src="/assets/main.js" defer></script>
</head>
<body>
<div id="root"></div>
<noscript>This page needs JavaScript. – Cette page a besoin de JavaScript.</noscript>
</body>
</html>
`;
