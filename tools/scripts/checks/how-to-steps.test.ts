import { readFileSync } from 'node:fs';
import path from 'node:path';
import { changed, stepsIn, stepsOf } from '../../../e2e/support/how-to-steps.ts';
import { root } from './run.ts';

const text = `# Add a lamp

The file \`lamps/src/lamp.ts\`:

\`\`\`ts
export const lamp = 1;
\`\`\`

Two places in \`lamps/src/all.ts\`:

\`\`\`diff
 first
-second
+third
@@
+import './lamp.ts';
 last
\`\`\`

\`\`\`ts
export const other = 1; // no line says where
\`\`\`

\`\`\`
pnpm indexes      # writes the list
\`\`\`
`;

test('a block is a file, a change of one, or commands, by the line above it and its language', () => {
  expect(stepsIn(text)).toEqual([
    { kind: 'write', file: 'lamps/src/lamp.ts', text: 'export const lamp = 1;\n' },
    {
      kind: 'change',
      file: 'lamps/src/all.ts',
      changes: [
        ['first\nsecond\n', 'first\nthird\n'],
        ['last\n', "import './lamp.ts';\nlast\n"],
      ],
    },
    { kind: 'run', line: 'pnpm indexes' },
  ]);
});

test('lines that a file has twice, or no more, are told', () => {
  expect(changed('a.ts', 'one\ntwo\n', ['two\n', 'three\n'])).toBe('one\nthree\n');
  expect(() => changed('a.ts', 'one\ntwo\n', ['three\n', ''])).toThrow('a.ts has 0 times, not once:\nthree\n');
  expect(() => changed('a.ts', 'one\none\n', ['one\n', ''])).toThrow('a.ts has 2 times');
});

test.each(['add-a-page', 'add-an-api-call', 'change-a-page', 'use-a-flag'])(
  'what docs/how-to/%s.md changes stands in the files of today',
  (name) => {
    const files = new Map<string, string>();
    const steps = stepsOf(`how-to/${name}.md`);
    for (const step of steps)
      if (step.kind === 'change') {
        const before = files.get(step.file) ?? readFileSync(path.join(root, step.file), 'utf8');
        const after = step.changes.reduce((one, change) => changed(step.file, one, change), before);
        files.set(step.file, after);
      }
    expect(files.size).toBeGreaterThan(1);
  },
);
