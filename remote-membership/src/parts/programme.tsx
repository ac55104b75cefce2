import { classNames } from '@shop/ui';
import { useId, type ReactNode } from 'react';
import styles from './programme.module.css';

interface HeroProps {
  title: string;
  lead?: string;
  tone?: 'gold' | 'spruce';
  /** Stands at the words' side, or below them on a phone. */
  aside?: ReactNode;
  children?: ReactNode;
}

/** The head of a programme's page. */
export const Hero = ({ title, lead, tone = 'gold', aside, children }: HeroProps) => (
  <section className={classNames(styles.hero, tone === 'spruce' && styles.spruce)}>
    <div className={styles.words}>
      <h1>{title}</h1>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </div>
    {aside}
  </section>
);

interface SectionProps {
  title: string;
  /** For links to this place. */
  id?: string;
  children: ReactNode;
}

/** A part of such a page under its own heading. */
export const Section = ({ title, id, children }: SectionProps) => {
  const heading = useId();
  return (
    <section id={id} className={styles.section} aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      {children}
    </section>
  );
};
