import path from 'node:path';
import { codeTerms } from '../checks/code-terms.ts';
import { cssClasses } from '../checks/css-classes.ts';
import { licences } from '../checks/licences.ts';
import { noLooseEnds } from '../checks/loose-ends.ts';
import { namedCommands } from '../checks/named-commands.ts';
import { indexesAsFound } from '../checks/indexes.ts';
import { packagesAreChecked } from '../checks/package-tasks.ts';
import { testsReadTheirOwn } from '../checks/outside-reads.ts';
import { namedPaths } from '../checks/named-paths.ts';
import { readsOnce } from '../checks/reads.ts';
import { settingsInOnePlace } from '../checks/settings.ts';
import { surfaceAsCommitted } from '../packs/surface.ts';
import { TREES, folderRules, roomsAsDrawn } from '../rooms/picture.ts';
import { requirementIds } from '../checks/requirements.ts';
import { root, run, type Finished } from '../checks/run.ts';

export interface Check {
  name: string;
  run: () => Promise<Finished>;
}

/** Rules that files of tools/scripts/boundaries break: each has to be named for them. */
const BROKEN = [
  'imports-lead-downwards',
  'every-folder-has-a-floor',
  'no-circle-of-folders',
  'no-circular',
  'remotes-never-import-each-other',
  'remotes-use-the-platform',
  'kit-stands-on-the-platform',
  'features-do-not-know-pages',
  'exposed-files-know-no-other',
  'api-runs-without-the-world',
  'nothing-needs-a-tool',
  'the-console-is-a-program-of-its-own',
  'nothing-needs-the-console',
  'api-domain-is-the-bottom',
  'api-database-knows-only-domain',
  'api-ports-know-no-flows',
  'api-flows-know-no-http',
  'api-http-only-downwards',
  'api-http-is-the-top',
  'no-sibling-feature',
  'files-of-api-features-keep-the-floors',
];
const cruise = (trees: string[], config = path.join(root, '.dependency-cruiser.cjs'), cwd = root): Promise<Finished> =>
  run('depcruise', ['--config', config, '--output-type', 'err', ...trees], { cwd });

const boundaries = async (): Promise<Finished> => {
  const trees = ['remote-catalog', 'remote-account', 'shared', 'api', 'world', 'tools', 'host', 'console'];
  const broken = path.join(root, 'tools/scripts/boundaries');
  const fixtures = [await cruise(trees, undefined, broken), await cruise(trees, folderRules, broken)];
  const output = fixtures.map((fixture) => fixture.output).join('\n');
  const silent = BROKEN.filter((rule) => !output.includes(rule));
  if (fixtures.some(({ ok }) => ok) || silent.length > 0)
    return { ok: false, output: `the broken tree passed ${silent.join(', ')}\n${output}` };
  return cruise(TREES);
};

export const lintChecks: Check[] = [
  { name: 'lint', run: () => run('oxlint', ['--deny-warnings', '.']) },
  { name: 'format', run: () => run('oxfmt', ['--check', '.']) },
];

export const staticChecks: Check[] = [
  { name: 'boundaries', run: boundaries },
  { name: 'indexes as found', run: indexesAsFound },
  { name: 'unused code', run: () => run('knip', ['--no-progress']) },
  { name: 'classes of styles', run: cssClasses },
  { name: 'terms of code', run: codeTerms },
  { name: 'requirement ids', run: requirementIds },
  { name: 'requests declared once', run: readsOnce },
  { name: 'loose ends', run: noLooseEnds },
  { name: 'settings in one place', run: settingsInOnePlace },
  { name: 'paths in docs', run: namedPaths },
  { name: 'commands in docs', run: namedCommands },
  { name: 'rooms as drawn', run: roomsAsDrawn },
  { name: 'what tests read', run: testsReadTheirOwn },
  { name: 'checks of packages', run: packagesAreChecked },
  { name: 'licences', run: licences },
  { name: 'surface as committed', run: surfaceAsCommitted },
];
