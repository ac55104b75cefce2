import type { ReactNode } from 'react';
import { policyLines } from './facts.ts';
import styles from './product-details.module.css';

/** Shows a policy's text from the wire as paragraphs and bullets (POP-035). */
export const PolicyText = ({ content }: { content: string }): ReactNode =>
  policyLines(content).map(({ text, bullet }) => (
    <p key={text} className={bullet ? styles.bullet : undefined}>
      {text}
    </p>
  ));
