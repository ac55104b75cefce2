import { settingsOf, topics, type Process, type Setting } from '@shop/settings';

const processes: Record<Process, string> = {
  api: 'API',
  console: 'console',
  web: 'web server',
  files: 'file server',
  release: '`pnpm release`',
  build: 'builds',
  operator: '`pnpm operator`',
  conformance: '`pnpm conformance`',
  adapter: '`pnpm adapter-medusa`',
};
const all = settingsOf(Object.keys(processes) as Process[]); // the keys of a Record of them

const byTopic = () =>
  Object.entries(topics).map(([topic, title]) => ({
    title,
    settings: all.filter(([, setting]) => setting.topic === topic),
  }));

const fallbackOf = ({ default: text, otherwise }: Setting<unknown>): string =>
  text === undefined ? (otherwise ?? '') : `\`${text}\``;

const row = (name: string, setting: Setting<unknown>): string => {
  const fallback = fallbackOf(setting);
  const readers = setting.of.map((process) => processes[process]).join(', ');
  const what = setting.what.replaceAll('](docs/', '](');
  return `- \`${name}\` (${readers}${setting.isSecret ? '; secret' : ''}): ${what}.${fallback && ` Without: ${fallback}.`}`;
};

/** `docs/settings.md`: what every variable is for. */
export const page = (): string =>
  `${[
    '# Settings',
    'Variables of the environment, from the schema in `shared/settings`; this page is written by `pnpm settings write`. Nothing has to be set to run the shop on one machine. A process reads its own at the start and ends with one list of all that is wrong or, without a sandbox, missing.',
    [
      '- `pnpm settings` prints what is set, from where (environment, file, default), and what is wrong; no secret is shown.',
      '- `.env.example` names every variable. As `.env` it is read by `npm start`, `pnpm dev` and `pnpm settings`; what stands in the environment goes before it. Other processes take it with `node --env-file=.env`.',
      '- A **secret** is also taken from the file that `<name>_FILE` names, such as `WEB_SECRET_FILE=/run/secrets/web`; white space around it does not count. Both at once are an error. A variable that is empty is not set.',
    ].join('\n'),
    ...byTopic().flatMap(({ title, settings }) => [
      `## ${title}`,
      settings.map(([name, setting]) => row(name, setting)).join('\n'),
    ]),
  ].join('\n\n')}\n`;

const plain = (text: string): string => text.replaceAll(/ ?\(\[\w[^\]]*\]\([^)]*\)\)/g, '').replaceAll('`', '');

/** `.env.example`: every variable, commented out, with its default. */
export const example = (): string =>
  `${[
    '# Every variable that the shop reads; docs/settings.md says more. Written by `pnpm settings write`.',
    ...byTopic().flatMap(({ title, settings }) => [
      '',
      `# ${title}`,
      ...settings.flatMap(([name, setting]) => [
        `# ${plain(setting.what)}${setting.isSecret ? ` (secret; or ${name}_FILE)` : ''}`,
        `#${name}=${/[ <>]/.test(setting.default ?? '') ? `'${setting.default}'` : (setting.default ?? '')}`,
      ]),
    ]),
  ].join('\n')}\n`;

/** What has to lie in the workspace, by path. */
export const written = (): Record<string, string> => ({ '.env.example': example(), 'docs/settings.md': page() });
