import { Suspense, useCallback, useEffect, useMemo, useRef } from 'react';
import { PlainText, SanitisedHtml } from '#sanitised-html';
import type { HtmlProps } from './sanitised-html.tsx';

export { prepareHtml } from '#sanitised-html';

/**
 * Rich text of the API: descriptions, content pages, terms. The server draws it whole; a browser keeps what the server
 * drew, and fetches the sanitiser (package.json, `imports`) after the first view. On a page that was reached by a link its
 * words stand there until it has come, so that nothing below moves.
 */
export const Html = ({ html, className, onNavigate }: HtmlProps) => {
  const latest = useRef(onNavigate);
  useEffect(() => {
    latest.current = onNavigate;
  });
  const navigate = useCallback((path: string) => latest.current?.(path), []);
  const follows = onNavigate !== undefined;
  // The same element for the same content: an update would make React give up what the server drew.
  return useMemo(
    () => (
      <Suspense fallback={<PlainText html={html} className={className} />}>
        <SanitisedHtml html={html} className={className} onNavigate={follows ? navigate : undefined} />
      </Suspense>
    ),
    [html, className, follows, navigate],
  );
};
