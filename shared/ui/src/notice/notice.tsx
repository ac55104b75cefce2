import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './notice.module.css';

const icons = { trouble: 'warning', good: 'check', hint: 'bell' } as const;

interface Props {
  tone: keyof typeof icons;
  children: ReactNode;
}

/** A line with an error (announced at once), a success (announced politely), or a hint. */
export const Notice = ({ tone, children }: Props): ReactNode => (
  <p className={styles[tone]} role={tone === 'trouble' ? 'alert' : 'status'}>
    <Icon name={icons[tone]} />
    <span>{children}</span>
  </p>
);
