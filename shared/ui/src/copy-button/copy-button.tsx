import { useEffect, useState } from 'react';
import { Button, type ButtonVariant } from '../button/button.tsx';
import styles from './copy-button.module.css';

export interface CopyButtonProps {
  text: string;
  label: string;
  /** The tooltip for 5 s afterwards: "Copied" (SHELL-033). */
  copiedLabel: string;
  /** To show the "copied" toast. */
  onCopied?: () => void;
  /** The browser refused; the text can still be copied by hand. */
  onFailed?: () => void;
  variant?: ButtonVariant;
  size?: 'regular' | 'small';
}

const TOOLTIP_MS = 5000;

/** Copies a text and says so. */
export const CopyButton = ({
  text,
  label,
  copiedLabel,
  onCopied,
  onFailed,
  variant = 'secondary',
  size,
}: CopyButtonProps) => {
  /** How often it was copied: each time the tooltip's five seconds begin anew. */
  const [copies, setCopies] = useState(0);

  useEffect(() => {
    if (copies === 0) return undefined;
    const timer = setTimeout(() => setCopies(0), TOOLTIP_MS);
    return () => clearTimeout(timer);
  }, [copies]);

  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      onFailed?.();
      return;
    }
    setCopies((count) => count + 1);
    onCopied?.();
  };

  return (
    <span className={styles.copy}>
      <Button variant={variant} size={size} icon="copy" onClick={() => void copy()}>
        {label}
      </Button>
      {copies > 0 && (
        <span className={styles.tooltip} role="tooltip">
          {copiedLabel}
        </span>
      )}
    </span>
  );
};
