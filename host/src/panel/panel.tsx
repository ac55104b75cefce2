import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { formatNumber } from '@shop/format';
import { Button, classNames, IconButton, Tabs } from '@shop/ui';
import type { PanelFacts } from '../../contract/panel.ts';
import type { Region } from '../remotes/regions.ts';
import { holdsFocus } from '../dom/page-heading.ts';
import { useShell } from '../shell-context.ts';
import { eventsOf } from './events.ts';
import { FaultForm } from './fault-form.tsx';
import { faultWords } from './fault-words.ts';
import { figuresOf } from './figures.ts';
import { FlagList } from './flag-list.tsx';
import { flagWords } from './flag-words.ts';
import { Outlines } from './outlines.tsx';
import { PackageFacts } from './package-facts.tsx';
import { purposeOf, rowsOf } from './regions.ts';
import { words as wordsOf } from './words.ts';
import styles from './panel.module.css';

const read = (): PerformanceEntryList => performance.getEntries();

const useRecorded = (): PerformanceEntryList => {
  const [entries, setEntries] = useState(read);
  useEffect(() => {
    const observer = new PerformanceObserver(() => setEntries(read()));
    observer.observe({ entryTypes: ['mark', 'paint', 'resource'] });
    return () => observer.disconnect();
  }, []);
  return entries;
};

interface Props {
  facts: PanelFacts;
  onClose: () => void;
}

const NO_REGIONS: ReadonlySet<Region> = new Set();

/** Shows a developer what the page is made of and what happened on it, of what is recorded anyway. */
export const Panel = ({ facts: { packages, flags, sandbox }, onClose }: Props): ReactNode => {
  const { language, configs, regions = NO_REGIONS } = useShell();
  const entries = useRecorded();
  const [isOutlined, setOutlined] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const [before] = useState(() => document.activeElement);
  useEffect(() => {
    heading.current?.focus();
    return () => {
      // Unless the page has the focus by now.
      if (document.activeElement === document.body && before instanceof HTMLElement) before.focus();
    };
  }, [before]);
  const words = wordsOf[language];
  const names = packages.map(({ name }) => name);
  const isReplaced = packages.some(({ inPlaceOf, server }) => inPlaceOf !== null || server !== null);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') onClose();
  };
  const rows = rowsOf(regions, names);
  return (
    <>
      {isOutlined && <Outlines regions={regions} names={names} />}
      <section
        className={styles.panel}
        role="dialog"
        aria-label={words.title}
        {...{ [holdsFocus]: '' }}
        onKeyDown={onKeyDown}
      >
        <div className={styles.bar}>
          <h2 ref={heading} tabIndex={-1}>
            {words.title}
          </h2>
          <div className={styles.actions}>
            <Button
              size="small"
              variant="secondary"
              aria-pressed={isOutlined}
              onClick={() => setOutlined((before) => !before)}
            >
              {words.outline}
            </Button>
            {isReplaced && (
              <a className={styles.reset} href={`${location.pathname}?remote=`}>
                {words.reset}
              </a>
            )}
          </div>
          <IconButton icon="close" label={words.close} onClick={onClose} />
        </div>
        <div className={styles.body}>
          <Tabs
            label={words.sections}
            items={[
              {
                id: 'panel-packages',
                label: words.packages,
                content: (
                  <div className={styles.packages}>
                    {packages.map((one, at) => (
                      <PackageFacts
                        key={one.name}
                        one={one}
                        figures={figuresOf(one.name, packages, entries)}
                        config={configs.find(({ name }) => name === one.name)}
                        tone={at % 5}
                        language={language}
                        words={words}
                      />
                    ))}
                  </div>
                ),
              },
              {
                id: 'panel-regions',
                label: words.regions,
                content:
                  rows.length === 0 ? (
                    <p>{words.noRegions}</p>
                  ) : (
                    <ul className={styles.rows}>
                      {rows.map(({ remote, expose, times }) => (
                        <li key={remote + expose} className={styles.row} data-panel-tone={names.indexOf(remote) % 5}>
                          <strong>{remote}</strong> <code>{expose}</code>{' '}
                          <span className={styles.note}>
                            {purposeOf({ remote, expose }, configs, words)}, {words.times(times)}
                          </span>
                        </li>
                      ))}
                    </ul>
                  ),
              },
              {
                id: 'panel-events',
                label: words.events,
                content: (
                  <ol className={styles.rows}>
                    {eventsOf(entries, packages, words).map(({ at, text, isFault }) => (
                      <li key={`${at} ${text}`} className={classNames(styles.event, isFault && styles.fault)}>
                        <span className={styles.time}>{words.ms(formatNumber(Math.round(at), language))}</span>{' '}
                        <span>{text}</span>
                      </li>
                    ))}
                  </ol>
                ),
              },
              {
                id: 'panel-flags',
                label: flagWords[language].flags,
                content: (
                  <FlagList flags={flags} names={names} mayChoose={sandbox !== null} words={flagWords[language]} />
                ),
              },
              ...(sandbox
                ? [
                    {
                      id: 'panel-faults',
                      label: faultWords[language].faults,
                      content: <FaultForm sandbox={sandbox} words={faultWords[language]} />,
                    },
                  ]
                : []),
            ]}
          />
        </div>
      </section>
    </>
  );
};
