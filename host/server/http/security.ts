import type { FastifyRequest } from 'fastify';
import { type OutsideServices, outsideSources, servicesOfPage } from './outside-services.ts';

/** Beyond this site: hashes of its inline styles, the asset origin, development servers, services. */
export interface PolicySources {
  styleHashes: string[];
  assetOrigin: string;
  devOrigins: string[];
  /** Every build on the page writes HTML and script addresses by Trusted Types. */
  trustedTypes: boolean;
  outside: OutsideServices;
}

/** Styles that a library writes into its own elements: @google/model-viewer 4.4. */
const libraryStyles = ["'sha256-PXtZZkJMMyc18o/DN1ZEFOJ2qEGq95IQbVaJFMOXOb0='"];

/**
 * Scripts take HTML and script addresses from these policies alone (docs/decisions/0007-untrusted-contents.md). Each
 * remote brings its own copy of the components, and so makes its own policies of the same names.
 */
const enforced = {
  'require-trusted-types-for': ["'script'"],
  'trusted-types': [
    'shop#html',
    'shop#unshown',
    'shop#page',
    'shop#start',
    'shop#entries',
    'shop#chunks',
    'shop#worker',
    'lit-html',
    "'allow-duplicates'",
  ],
};

/** Scripts of outside services write HTML without these policies. */
const hasOutsideScripts = (outside: OutsideServices): boolean => outsideSources(outside, 'script-src').length > 0;

/** Content-Security-Policy of a page: no inline script, no eval, nothing from elsewhere but what is named. */
export const contentSecurityPolicy = ({
  styleHashes,
  assetOrigin,
  devOrigins,
  trustedTypes,
  outside,
}: PolicySources): string => {
  const files = ["'self'", ...(assetOrigin ? [assetOrigin] : []), ...devOrigins];
  const sockets = devOrigins.map((origin) => origin.replace(/^http/, 'ws'));
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': files,
    'style-src': [...files, ...styleHashes, ...libraryStyles],
    // The style attribute only: server-rendered components set custom properties with it.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...files.slice(1)],
    'media-src': ["'self'"],
    'font-src': files,
    // Files of releases too: a damaged copy in the browser's cache is fetched anew.
    'connect-src': [...files, ...sockets],
    'frame-src': [],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    ...(trustedTypes && !hasOutsideScripts(outside) ? enforced : {}),
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources, ...outsideSources(outside, name)])
    .filter(({ length }) => length > 1)
    .map((directive) => directive.join(' '))
    .join('; ');
};

/** Headers that every answer of this server carries, except what is passed on from the API; `url` is the page's. */
export const securityHeaders = (
  url: string,
  protocol: FastifyRequest['protocol'],
  outside: OutsideServices,
): Record<string, string> => {
  const { klarna } = servicesOfPage(outside, url);
  return {
    'x-content-type-options': 'nosniff',
    // Same-site forms need their Origin, so `no-referrer` would be too much.
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(self), usb=()',
    // Google's sign-in opens a window and hears from it, and so does Klarna where one pays.
    'cross-origin-opener-policy': outside.googleSignIn || klarna ? 'same-origin-allow-popups' : 'same-origin',
    'x-frame-options': 'DENY',
    ...(protocol === 'https' && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  };
};
