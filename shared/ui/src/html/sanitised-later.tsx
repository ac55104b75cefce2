import { lazy } from 'react';
import { classNames } from '../class-names.ts';
import type { HtmlProps } from './sanitised-html.tsx';
import { trustedTypesPolicy } from './trusted.ts';
import styles from './html.module.css';

/** For a document that is parsed to be read and never shown. */
const policy = trustedTypesPolicy('shop#unshown', { createHTML: (html: string) => html });

/** Without a sanitiser there is no HTML: what it says, as plain text. A parsed document runs and loads nothing. */
const PlainText = ({ html, className }: HtmlProps) => {
  const { body } = new DOMParser().parseFromString(policy.createHTML(html), 'text/html');
  for (const unread of body.querySelectorAll('script, style, template')) unread.remove();
  return <div className={classNames(styles.html, className)}>{body.textContent}</div>;
};

type Sanitised = Pick<typeof import('./sanitised-html.tsx'), 'SanitisedHtml'>;

/** The view once its module has arrived; what it says as plain text when it does not. */
export const sanitisedBy = (load: () => Promise<Sanitised>) =>
  lazy(() =>
    load().then(
      ({ SanitisedHtml: Content }) => ({ default: Content }),
      () => ({ default: PlainText }),
    ),
  );

/** The same view in a browser's bundle, where the sanitiser is a chunk of its own. */
export const SanitisedHtml = sanitisedBy(() => import('./sanitised-html.tsx'));
