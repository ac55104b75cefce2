import { useEffect, useState, type ReactNode } from 'react';
import { trustedTypesPolicy } from '@shop/ui';
import styles from './page-frame.module.css';

/** Holds a page of a remote, on the server and in the browser. `onTaken` is called when its code has drawn it. */
export const PageFrame = ({ onTaken, children }: { onTaken: () => void; children: ReactNode }): ReactNode => {
  useEffect(onTaken);
  return (
    <div className={styles.page} data-page="">
      {children}
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
