import { commandsNamed, type Known, shownIn, unknownIn } from './named-commands.ts';

const known: Known = {
  scripts: { '': ['unit', 'release', 'dev'], '@shop/api': ['bench'] },
  programs: new Set(['tsc']),
  releases: new Set(['publish']),
  operations: new Set(['orders list']),
  isThere: (file) => file === 'tools/scripts/build.ts',
};

test('the commands of a text stand in its blocks and its lines, without settings, remarks and what is no command', () => {
  const text = `Type \`RELEASES=/x pnpm release status\`; \`node\` runs it, and \`pnpm-lock.yaml\` changes.

\`\`\`ts
pnpm('x');
\`\`\`

\`\`\`
cd /opt/shop && pnpm install   # once
\`\`\`
`;
  expect(shownIn(text)).toEqual(['cd /opt/shop && pnpm install   # once']);
  expect(commandsNamed(text)).toEqual(['pnpm install', 'pnpm release status']);
});

test.each([
  'pnpm unit shared/format',
  'npx -y pnpm@12.21.0 release publish catalog',
  'pnpm --filter @shop/api bench',
  'pnpm operator orders list --all',
  'pnpm exec tsc -p api',
  'npx node tools/scripts/build.ts FILE',
  'npm start',
])('`%s` can be typed', (command) => {
  expect(unknownIn(command, known)).toBeNull();
});

test.each([
  ['jest shared/format', 'nobody has jest in their path'],
  ['pnpm standalone', 'the workspace has no script standalone'],
  ['pnpm --filter @shop/api start', '@shop/api has no script start'],
  ['pnpm release undo catalog', 'pnpm release has no undo'],
  ['pnpm operator orders send', 'pnpm operator has no orders send'],
  ['pnpm exec playwright test', 'pnpm exec finds no playwright'],
  ['npx node world/src/cli.ts', 'there is no world/src/cli.ts'],
])('`%s` is refused: %s', (command, why) => {
  expect(unknownIn(command, known)).toContain(why);
});
