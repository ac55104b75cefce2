import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { classNames } from '../class-names.ts';
import { sanitiseHtml } from './sanitise-html.ts';
import { trustedTypesPolicy } from './trusted.ts';
import styles from './html.module.css';

export interface HtmlProps {
  /** As the API gave it; it passes the sanitiser here and nowhere else. */
  html: string;
  className?: string;
  /** Follows a link to a page of this site (path, query and hash) without a document load. */
  onNavigate?: (path: string) => void;
}

/** The sanitiser is the policy: no other text of the API becomes HTML. */
const policy = trustedTypesPolicy('shop#html', { createHTML: sanitiseHtml });

/** The path of the shop's own page that a plain click asks for. */
const ownPath = (event: MouseEvent): string | undefined => {
  if (event.defaultPrevented || event.button !== 0) return undefined;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  const href = link?.getAttribute('href');
  if (!href || href.startsWith('#')) return undefined;
  const url = new URL(href, window.location.href);
  return url.origin === window.location.origin ? url.pathname + url.search + url.hash : undefined;
};

/** For a page that will show rich text: fetches what draws it, which is here already. It never fails. */
export const prepareHtml = (): Promise<void> => Promise.resolve();

/** Stands in its place until it can be drawn; here it always can. */
export const PlainText = (_props: HtmlProps): null => null;

export const SanitisedHtml = ({ html, className, onNavigate }: HtmlProps) => {
  const box = useRef<HTMLDivElement>(null);
  // The same object for the same content: another would be written into the document anew.
  const safe = useMemo(() => ({ __html: policy.createHTML(html) }), [html]);
  const clicked = useEffectEvent((event: MouseEvent) => {
    const path = onNavigate && ownPath(event);
    if (!path) return;
    event.preventDefault();
    onNavigate(path);
  });

  // The links are not React's, so their clicks are heard where they arrive. Enter on a link is a click too.
  useEffect(() => {
    const node = box.current;
    const listener = (event: MouseEvent): void => clicked(event);
    node?.addEventListener('click', listener);
    return () => node?.removeEventListener('click', listener);
  }, []);

  return <div ref={box} className={classNames(styles.html, className)} dangerouslySetInnerHTML={safe} />;
};
