import { useEffect, useState, type ComponentProps, type ComponentType, type ReactNode } from 'react';
import { trustedTypesPolicy } from '@shop/ui';
import styles from './page-frame.module.css';

/** The main part of a document, which the skip link leads to. */
export const MainPart = (main: ComponentProps<'main'>): ReactNode => <main {...main} id="main" tabIndex={-1} />;

interface Props {
  banner: ComponentType | undefined;
  /** Called when the page's code has drawn it. */
  onTaken: () => void;
  children: ReactNode;
}

/** Holds a page of a remote, on the server and in the browser. */
export const PageFrame = ({ banner: Banner, onTaken, children }: Props): ReactNode => {
  useEffect(onTaken);
  return (
    <div className={styles.page} data-page="">
      {Banner ? <Banner /> : null}
      <MainPart>{children}</MainPart>
    </div>
  );
};

/** Only for what the document shows already. */
const policy = trustedTypesPolicy('shop#page', { createHTML: (html: string) => html });

/** The same frame with what the server wrote into it, as it stands in the document. */
export const ServersFrame = (): ReactNode => {
  // The same object each time: another would be written into the document anew.
  const [html] = useState(() => ({
    __html: policy.createHTML(document.querySelector('[data-page]')?.innerHTML ?? ''),
  }));
  return <div className={styles.page} data-page="" dangerouslySetInnerHTML={html} />;
};
