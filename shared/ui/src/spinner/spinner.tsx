import styles from './spinner.module.css';

export interface SpinnerProps {
  /** Without it the spinner is decoration inside something that says so itself. */
  label?: string;
  size?: 20 | 32;
}

/** A turning ring; under reduced motion it stands still and its label does the work. */
export const Spinner = ({ label, size = 20 }: SpinnerProps) => {
  const ring = (
    <svg className={styles.ring} width={size} height={size} viewBox="0 0 24 24" fill="none" aria-hidden>
      <circle cx="12" cy="12" r="9" stroke="currentColor" strokeWidth="2.5" opacity="0.25" />
      <path d="M12 3a9 9 0 0 1 9 9" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
    </svg>
  );
  return label ? (
    <output className={styles.spinner}>
      {ring}
      <span>{label}</span>
    </output>
  ) : (
    ring
  );
};
