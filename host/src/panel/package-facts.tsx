import { formatDate, formatNumber } from '@shop/format';
import type { Language, RemoteConfig } from '@shop/contract';
import type { ReactNode } from 'react';
import type { PanelPackage } from '../../contract/panel.ts';
import type { PackageFigures } from './figures.ts';
import type { Words } from './words.ts';
import styles from './panel.module.css';

interface Props {
  one: PanelPackage;
  figures: PackageFigures;
  /** Undefined for the host. */
  config: RemoteConfig | undefined;
  tone: number;
  language: Language;
  words: Words;
}

const Fact = ({ name, children }: { name: string; children: ReactNode }): ReactNode => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

/** One package of the page: which build it is, what it has loaded, and what it has to do with others. */
export const PackageFacts = ({ one, figures, config, tone, language, words }: Props): ReactNode => {
  const { name, build, origin, inPlaceOf, server, platform, commit, packedAt } = one;
  const { files, bytes, ms, faults } = figures;
  const kilobytes = (size: number | null): string =>
    size === null ? words.unknown : words.bytes(formatNumber(size / 1024, language, 1));
  const milliseconds = (time: number): string => words.ms(formatNumber(Math.round(time), language));
  const lists = config && [
    { title: words.places, names: config.places },
    { title: words.fills, names: config.slots.map(({ slot, expose }) => `${slot} (${expose})`) },
    { title: words.intents, names: config.intents.map(({ intent, expose }) => `${intent} (${expose})`) },
    { title: words.asks, names: config.dispatches },
  ];
  return (
    <article className={styles.package} data-panel-tone={tone} data-package={name}>
      <h3>{name}</h3>
      <dl className={styles.facts}>
        <Fact name={words.build}>
          {server === null
            ? `${build} ${origin ? `${words.from(origin)} ` : ''}`
            : `${words.server(new URL(server).host)} `}
          <span className={styles.note}>
            {inPlaceOf === null ? (server === null ? words.live : '') : words.inPlaceOf(String(inPlaceOf))}
          </span>
        </Fact>
        {packedAt && <Fact name={words.packed}>{formatDate(packedAt, language, 'dateTime')}</Fact>}
        {commit && <Fact name={words.commit}>{commit.slice(0, 8)}</Fact>}
        {platform && <Fact name={words.platform}>{platform}</Fact>}
        <Fact name={words.loaded}>{files.length === 0 ? words.files(0) : kilobytes(bytes)}</Fact>
        <Fact name={words.loading}>{milliseconds(ms)}</Fact>
        <Fact name={words.errors}>
          {faults.length === 0 ? (
            words.none
          ) : (
            <ul className={styles.faults}>
              {faults.map(({ expose, cause, file }) => (
                <li key={`${expose} ${cause} ${file}`}>{words.fault(expose, cause)}</li>
              ))}
            </ul>
          )}
        </Fact>
      </dl>
      {files.length > 0 && (
        <details>
          <summary>{words.files(files.length)}</summary>
          <ul className={styles.files}>
            {files.map(({ file, bytes: size, ms: time, isCached, at }) => (
              <li key={`${file} ${at}`}>
                <code>{file}</code>{' '}
                <span className={styles.note}>
                  {kilobytes(size)}, {isCached ? words.fromCache : milliseconds(time)}
                </span>
              </li>
            ))}
          </ul>
        </details>
      )}
      {lists?.map(({ title, names }) =>
        names.length === 0 ? null : (
          <details key={title}>
            <summary>
              {title} ({names.length})
            </summary>
            <ul className={styles.files}>
              {names.map((each) => (
                <li key={each}>
                  <code>{each}</code>
                </li>
              ))}
            </ul>
          </details>
        ),
      )}
    </article>
  );
};
