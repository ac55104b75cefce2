import { lazy, type ComponentType } from 'react';
import { classNames } from '../class-names.ts';
import type { HtmlProps } from './sanitised-html.tsx';
import { trustedTypesPolicy } from './trusted.ts';
import styles from './html.module.css';

/** For a document that is parsed to be read and never shown. */
const policy = trustedTypesPolicy('shop#unshown', { createHTML: (html: string) => html });

/**
 * Without a sanitiser there is no HTML: what it says, as plain text, which has about the same room. A parsed document runs
 * and loads nothing.
 */
export const PlainText = ({ html, className }: HtmlProps) => {
  const { body } = new DOMParser().parseFromString(policy.createHTML(html), 'text/html');
  for (const unread of body.querySelectorAll('script, style, template')) unread.remove();
  return <div className={classNames(styles.html, className)}>{body.textContent}</div>;
};

type Sanitised = Pick<typeof import('./sanitised-html.tsx'), 'SanitisedHtml'>;

/**
 * The view once its module has arrived, and what it says as plain text when it does not. Once `prepareHtml` has ended,
 * what is shown for the first time is drawn at once and not after an empty moment.
 */
export const sanitisedBy = (load: () => Promise<Sanitised>) => {
  let arrived: ComponentType<HtmlProps> | null = null;
  const fetched = async (): Promise<ComponentType<HtmlProps>> => {
    const module = await load();
    arrived = module.SanitisedHtml;
    return arrived;
  };
  const Later = lazy(async () => ({ default: await fetched().catch(() => PlainText) }));
  return {
    SanitisedHtml: (props: HtmlProps) => {
      const Content = arrived ?? Later;
      return <Content {...props} />;
    },
    prepareHtml: () =>
      fetched().then(
        () => undefined,
        () => undefined, // it is asked for again when it is shown
      ),
  };
};

/** The same view in a browser's bundle, where the sanitiser is a chunk of its own. */
export const { SanitisedHtml, prepareHtml } = sanitisedBy(() => import('./sanitised-html.tsx'));
