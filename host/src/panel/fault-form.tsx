import { useState, type ReactNode, type SyntheticEvent } from 'react';
import type { CallName } from '@shop/contract';
import { faultKinds, faultsName, writtenFaults } from '@shop/contract/sandbox';
import type { FaultKind, SandboxFaults } from '@shop/contract/sandbox';
import { Button, Form, SelectField, TextField } from '@shop/ui';
import type { PanelSandbox } from '../../contract/panel.ts';
import type { FaultWords } from './fault-words.ts';
import { pageWith } from './page-with.ts';
import styles from './panel.module.css';

interface Props {
  sandbox: PanelSandbox;
  words: FaultWords;
}

/** In ms, as the sandbox takes it. */
const LONGEST = 120_000;

const pageWithFaults = (faults: SandboxFaults): string => pageWith(faultsName.query, writtenFaults(faults));

/** Shows which calls fail for this browser, ends each of them, and has another one fail. */
export const FaultForm = ({ sandbox: { calls, faults: found }, words }: Props): ReactNode => {
  const faults = new Map(found);
  const [call, setCall] = useState<CallName>('productDetail');
  const [kind, setKind] = useState<FaultKind>('503');
  const [ms, setMs] = useState('3000');
  const add = (event: SyntheticEvent): void => {
    event.preventDefault();
    const fault =
      kind === 'slow' ? { kind, ms: Math.min(LONGEST, Math.max(0, Math.round(Number(ms)) || 0)) } : { kind };
    location.assign(pageWithFaults(new Map([...faults, [call, fault]])));
  };
  const without = (name: CallName): string => pageWithFaults(new Map([...faults].filter(([one]) => one !== name)));
  return (
    <div className={styles.failing}>
      {faults.size === 0 ? (
        <p>{words.none}</p>
      ) : (
        <ul className={styles.rows}>
          {[...faults].map(([name, { kind: how, ms: later }]) => (
            <li key={name} className={styles.answers}>
              <span>
                <code>{name}</code> {words.kinds[how]}
                {later !== undefined && ` (${later} ms)`}
              </span>
              <a className={styles.reset} href={without(name)} aria-label={words.endOf(name)}>
                {words.endOne}
              </a>
            </li>
          ))}
        </ul>
      )}
      <Form className={styles.choosing} onSubmit={add} withoutScripts={null}>
        <SelectField
          label={words.call}
          name="call"
          value={call}
          onChange={(event) => setCall(event.currentTarget.value as CallName)} // one of the options below
          options={calls.map((name) => ({ value: name, label: name }))}
        />
        <SelectField
          label={words.how}
          name="kind"
          value={kind}
          onChange={(event) => setKind(event.currentTarget.value as FaultKind)} // one of the options below
          options={faultKinds.map((one) => ({ value: one, label: words.kinds[one] }))}
        />
        {kind === 'slow' && (
          <TextField
            label={words.later}
            name="ms"
            inputMode="numeric"
            value={ms}
            onChange={(event) => setMs(event.currentTarget.value)}
          />
        )}
        <Button type="submit">{words.fail}</Button>
      </Form>
      {faults.size > 0 && (
        <a className={styles.reset} href={pageWithFaults(new Map())}>
          {words.endAll}
        </a>
      )}
    </div>
  );
};
