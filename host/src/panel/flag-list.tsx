import type { ReactNode } from 'react';
import { chosenReason, type FlagValue } from '@shop/contract';
import { chosenFlagsName, writtenChosenFlags } from '@shop/contract/sandbox';
import type { PanelFlag } from '../../contract/panel.ts';
import type { FlagWords } from './flag-words.ts';
import { pageWith } from './page-with.ts';
import styles from './panel.module.css';

interface Props {
  flags: readonly PanelFlag[];
  /** The packages, in the order of their tones. */
  names: readonly string[];
  mayChoose: boolean;
  words: FlagWords;
}

const isChosen = ({ reason }: PanelFlag): boolean => reason === chosenReason;

/** Shows what each flag answers this browser and why; in a sandbox, has it answer something else here alone. */
export const FlagList = ({ flags, names, mayChoose, words }: Props): ReactNode => {
  const chosen = new Map(flags.filter(isChosen).map(({ key, value }) => [key, value]));
  const pageWithChosen = (choice: ReadonlyMap<string, FlagValue>): string =>
    pageWith(chosenFlagsName.query, writtenChosenFlags(choice));
  const without = (key: string): string => pageWithChosen(new Map([...chosen].filter(([one]) => one !== key)));
  if (flags.length === 0) return <p>{words.none}</p>;
  return (
    <div className={styles.failing}>
      <ul className={styles.rows}>
        {flags.map((flag) => (
          <li
            key={flag.key}
            className={styles.row}
            data-panel-tone={names.indexOf(flag.remote) % 5}
            data-flag={flag.key}
          >
            <strong>{flag.key}</strong> <code>{String(flag.value)}</code> {words.reasons[flag.reason] ?? flag.reason}
            <div className={styles.note}>
              {[flag.purpose, words.owner(flag.owner), ...(flag.variant ? [words.variant(flag.variant)] : [])].join(
                ', ',
              )}
            </div>
            {mayChoose && (
              <div className={styles.answers} role="group" aria-label={words.choose(flag.key)}>
                {flag.values.map((value) => (
                  <a
                    key={String(value)}
                    className={styles.reset}
                    href={pageWithChosen(new Map([...chosen, [flag.key, value]]))}
                    aria-label={words.answers(flag.key, String(value))}
                    {...(isChosen(flag) && flag.value === value && { 'aria-current': true })}
                  >
                    {String(value)}
                  </a>
                ))}
                {isChosen(flag) && (
                  <a className={styles.reset} href={without(flag.key)} aria-label={words.toRules(flag.key)}>
                    {words.rules}
                  </a>
                )}
              </div>
            )}
          </li>
        ))}
      </ul>
      {chosen.size > 1 && (
        <a className={styles.reset} href={pageWithChosen(new Map())}>
          {words.allToRules}
        </a>
      )}
    </div>
  );
};
