import styles from './envelope.module.css';

/** An address, line by line. */
export const Envelope = ({ lines }: { lines: readonly string[] }) => (
  <address className={styles.envelope}>
    {lines.map((line) => (
      <span key={line}>{line}</span>
    ))}
  </address>
);
