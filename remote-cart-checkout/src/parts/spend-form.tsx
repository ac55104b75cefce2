import { ruleText } from '@shop/forms';
import { languageOf, useTranslation } from '@shop/platform';
import { Button, Form, TextField, VisuallyHidden } from '@shop/ui';
import { useState, type HTMLAttributes, type ReactNode, type SyntheticEvent } from 'react';
import row from './field-row.module.css';
import styles from './spend-form.module.css';

interface Props {
  /** The field's name and texts. */
  name: string;
  label: string;
  /** How much there is to spend. */
  help: string;
  /** Said of what cannot be spent. */
  wrong: string;
  /** What the API said against it. */
  problem: string | undefined;
  inputMode: HTMLAttributes<HTMLInputElement>['inputMode'];
  /** The button's text, now. */
  action: string;
  /** What this cart spends, in words; null for nothing. */
  used: string | null;
  isBusy: boolean;
  /** What is to be spent of what was typed; null for what cannot be. */
  read: (typed: string) => number | null;
  /** Spends so much on this cart; 0 takes it off. */
  spend: (amount: number) => void;
}

/** Spends some of what a customer has on this cart, or takes all of it off again (PTS-001). */
export const SpendForm = (props: Props): ReactNode => {
  const { name, label, help, wrong, problem, inputMode, action, used, isBusy, read, spend } = props;
  const { i18n } = useTranslation('cart-checkout');
  const [isWrong, setIsWrong] = useState(false);

  const submitted = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (isBusy) return;
    const field = event.currentTarget.elements.namedItem(name);
    const typed = field instanceof HTMLInputElement ? field.value.trim() : '';
    const amount = used === null ? read(typed) : 0;
    setIsWrong(amount === null);
    if (amount !== null) spend(amount);
  };
  return (
    <Form
      className={row.form}
      onSubmit={submitted}
      noValidate
      withoutScripts={ruleText({ key: 'needsScripts' }, languageOf(i18n))}
    >
      {used === null ? (
        <TextField
          name={name}
          label={label}
          help={help}
          error={isWrong ? wrong : problem}
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
      <Button type="submit" variant="secondary" busy={isBusy} className={used === null ? row.button : undefined}>
        {action} <VisuallyHidden>{label}</VisuallyHidden>
      </Button>
    </Form>
  );
};
