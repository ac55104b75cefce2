import styles from './envelope.module.css';

export const Envelope = ({ lines }: { lines: readonly string[] }) => (
  <address className={styles.envelope}>
    {lines.map((line) => (
      <span key={line}>{line}</span>
    ))}
  </address>
);
