import type { AnchorHTMLAttributes, MouseEvent, ReactNode } from 'react';
import { isPlainClick } from '../plain-click.ts';

export interface LanguageLinkProps extends Pick<
  AnchorHTMLAttributes<HTMLAnchorElement>,
  'className' | 'hrefLang' | 'aria-label' | 'aria-current'
> {
  /** The same page in that language. */
  href: string;
  lang: string;
  children: ReactNode;
}

/**
 * Leads to the same page in another language: a new document, which takes this page's place in the history, so that Back
 * leads to the page before and not to this one once more.
 */
export const LanguageLink = ({ href, children, ...given }: LanguageLinkProps) => {
  const replace = (event: MouseEvent): void => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    location.replace(href);
  };
  return (
    <a {...given} href={href} onClick={replace}>
      {children}
    </a>
  );
};
