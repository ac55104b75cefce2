import type { AnchorHTMLAttributes, ComponentType } from 'react';

/** Everything of `<a>`, and an `href` that is never missing. */
export type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

/**
 * The element that a component renders its links with. This package knows no router: a caller hands in a component
 * that takes `href` and changes the route, and gets a plain `<a>` otherwise.
 */
export type LinkComponent = ComponentType<LinkProps> | 'a';
