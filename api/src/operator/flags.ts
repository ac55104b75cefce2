import { writeFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { checkFlagRules, isSplit, isTargeted } from '@shop/contract/flag-rules';
import type { Commands } from './command.ts';
import { contentOf } from './goods-files.ts';
import { required } from './given.ts';
import { lineOf, listed } from './table.ts';

const changedText = (changed: readonly string[]): string =>
  changed.length === 0 ? 'Nothing is other than before.' : `Changed: ${changed.join(', ')}.`;

export const flagCommands: Commands = {
  'flags list': async (ask) => {
    const { document } = await ask('flags', { query: {} });
    const checked = checkFlagRules(document);
    const rules = Object.entries('rules' in checked ? checked.rules : {});
    const lines = rules.map(([key, rule]) =>
      lineOf([
        key,
        rule.state === 'ENABLED' ? 'on' : 'off',
        Object.keys(rule.variants).join(' '),
        `else ${rule.defaultVariant}`,
        ...(isSplit(rule) ? ['by chance'] : isTargeted(rule) ? ['targeted'] : []),
      ]),
    );
    return listed(lines, 'No flag has rules: each answers its default.');
  },
  'flags export': async (ask, _, { into }) => {
    const file = required('into', into, 1_000);
    const { document } = await ask('flags', { query: {} });
    await writeFile(file, document);
    return `The rules are in ${file}.`;
  },
  'flags set': async (ask, subject) => {
    const { changed } = await ask('setFlags', { body: { document: await text(await contentOf(subject)) } });
    return changedText(changed);
  },
  'flags on': async (ask, subject) =>
    changedText((await ask('switchFlag', { body: { flag: subject, state: 'ENABLED' } })).changed),
  'flags off': async (ask, subject) =>
    changedText((await ask('switchFlag', { body: { flag: subject, state: 'DISABLED' } })).changed),
};
