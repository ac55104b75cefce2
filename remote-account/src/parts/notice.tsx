import { Icon } from '@shop/ui';
import type { ReactNode } from 'react';
import styles from './notice.module.css';

/** A line that something went wrong, said at once; or that it went well, said when there is time. */
export const Notice = ({ tone, children }: { tone: 'trouble' | 'good'; children: ReactNode }) => (
  <p className={styles[tone]} role={tone === 'trouble' ? 'alert' : 'status'}>
    <Icon name={tone === 'trouble' ? 'warning' : 'check'} />
    <span>{children}</span>
  </p>
);
