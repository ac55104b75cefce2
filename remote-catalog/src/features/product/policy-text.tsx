import type { ReactNode } from 'react';
import { policyLines } from './facts.ts';
import styles from './product-details.module.css';

/** A policy as it is written on the wire, in paragraphs and bullets (document 3 §2). */
export function PolicyText({ content }: { content: string }): ReactNode {
  return policyLines(content).map(({ text, bullet }) => (
    <p key={text} className={bullet ? styles.bullet : undefined}>
      {text}
    </p>
  ));
}
