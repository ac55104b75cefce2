import { FieldNotes } from '@shop/ui';
import type { Ref } from 'react';
import styles from './hosted.module.css';

interface Props {
  /** Of the element that the provider draws into, which stands inside `place`. */
  id: string;
  label: string;
  error: string | undefined;
  place: Ref<HTMLDivElement>;
}

/** Label, room for a field of the provider's, and what is wrong with it. */
export const HostedField = ({ id, label, error, place }: Props) => (
  <div className={styles.field}>
    <label className={styles.label} htmlFor={id}>
      {label}
    </label>
    <div ref={place} className={styles.place} data-invalid={error === undefined ? undefined : ''} />
    <FieldNotes id={id} error={error} />
  </div>
);
