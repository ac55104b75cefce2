import type { ReactNode } from 'react';
import { useNavigation } from 'react-router-dom';
import styles from './layout.module.css';

/** That another page is on its way: a line along the window's top, once that takes long enough to be noticed. */
export const PageProgress = (): ReactNode =>
  useNavigation().state === 'idle' ? null : <div className={styles.progress} />;
