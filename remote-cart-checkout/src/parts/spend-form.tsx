import { ActionLabel, Button, Notice, TextField } from '@shop/ui';
import { cleaned } from '@shop/format';
import { useState, type HTMLAttributes } from 'react';
import { useSentBefore } from '../cart-form.ts';
import { CartForm } from './cart-form.tsx';
import row from './field-row.module.css';
import styles from './spend-form.module.css';

interface Props {
  /** The field's name, which its form has too, and its texts. */
  name: 'points' | 'credit';
  label: string;
  /** How much there is to spend. */
  help: string;
  /** Said of what cannot be spent. */
  wrong: string;
  problem: string | undefined;
  inputMode: HTMLAttributes<HTMLInputElement>['inputMode'];
  /** The button's text, now. */
  action: string;
  /** In words; null for nothing. */
  used: string | null;
  isBusy: boolean;
  /** Null for an amount that cannot be spent. */
  read: (typed: string) => number | null;
  /** Spends so much on this cart; 0 takes it off. */
  spend: (amount: number) => void;
}

/** Spends some of what a customer has on this cart, or takes all of it off again (PTS-001). */
export const SpendForm = (props: Props) => {
  const { name, label, help, wrong, problem, inputMode, action, used, isBusy, read, spend } = props;
  const change = used === null ? name : (`no-${name}` as const);
  const before = useSentBefore(change);
  const typedBefore = before.typed?.[name];
  const [isWrong, setIsWrong] = useState(typedBefore !== undefined && read(cleaned(typedBefore)) === null);

  const submitted = (form: HTMLFormElement): void => {
    if (isBusy) return;
    before.forget();
    const field = form.elements.namedItem(name);
    const typed = field instanceof HTMLInputElement ? cleaned(field.value) : '';
    const amount = used === null ? read(typed) : 0;
    setIsWrong(amount === null);
    if (amount !== null) spend(amount);
  };
  return (
    <CartForm change={change} id={name} className={row.form} onSend={submitted}>
      {used === null ? (
        <TextField
          name={name}
          label={label}
          help={help}
          defaultValue={typedBefore}
          error={isWrong ? wrong : (problem ?? before.said)}
          inputMode={inputMode}
          enterKeyHint="done"
          autoComplete="off"
          maxLength={9}
          className={row.field}
        />
      ) : (
        <p className={styles.used} role="status">
          {used}
        </p>
      )}
      {used !== null && before.said && <Notice tone="trouble">{before.said}</Notice>}
      <Button type="submit" variant="secondary" busy={isBusy} className={used === null ? row.button : undefined}>
        <ActionLabel about={label}>{action}</ActionLabel>
      </Button>
    </CartForm>
  );
};
