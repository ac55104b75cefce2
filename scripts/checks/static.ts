import path from 'node:path';
import { remoteFolders } from './remote-folders.ts';
import { cssClasses } from './css-classes.ts';
import { licences } from './licences.ts';
import { noLooseEnds } from './loose-ends.ts';
import { namedCommands } from './named-commands.ts';
import { packagesAreChecked } from './package-tasks.ts';
import { testsReadTheirOwn } from './outside-reads.ts';
import { namedPaths } from './named-paths.ts';
import { readsOnce } from './reads.ts';
import { settingsInOnePlace } from './settings.ts';
import { surfaceAsReported } from '../packs/surface.ts';
import { roomsAsDrawn } from '../rooms/picture.ts';
import { requirementIds } from './requirements.ts';
import { root, run, type Finished } from './run.ts';

export interface Check {
  name: string;
  run: () => Promise<Finished>;
}

const TREES = [
  'host',
  ...remoteFolders(),
  'shared',
  'api',
  'adapter-medusa',
  'conformance',
  'create-remote',
  'delivery',
  'world',
  'pictures',
  'gallery',
  'e2e',
];
/** Rules that files of scripts/boundaries break: each has to be named for them. */
const BROKEN = [
  'no-circular',
  'remotes-never-import-each-other',
  'remotes-use-the-platform',
  'kit-stands-on-the-platform',
  'features-do-not-know-pages',
  'exposed-files-know-no-other',
  'api-runs-without-the-world',
  'nothing-needs-the-renderer',
  'api-domain-is-the-bottom',
  'api-database-knows-only-domain',
  'api-ports-know-no-flows',
  'api-flows-know-no-http',
  'api-http-only-downwards',
  'api-http-is-the-top',
];
const cruise = (trees: string[], cwd = root): Promise<Finished> =>
  run('depcruise', ['--config', path.join(root, '.dependency-cruiser.cjs'), '--output-type', 'err', ...trees], { cwd });

const boundaries = async (): Promise<Finished> => {
  const trees = ['remote-catalog', 'remote-account', 'shared', 'api', 'world', 'pictures'];
  const fixture = await cruise(trees, path.join(root, 'scripts/boundaries'));
  const silent = BROKEN.filter((rule) => !fixture.output.includes(rule));
  if (fixture.ok || silent.length > 0)
    return { ok: false, output: `the broken tree passed ${silent.join(', ')}\n${fixture.output}` };
  return cruise(TREES);
};

export const lintChecks: Check[] = [
  { name: 'lint', run: () => run('oxlint', ['--deny-warnings', '.']) },
  { name: 'format', run: () => run('oxfmt', ['--check', '.']) },
];

export const staticChecks: Check[] = [
  { name: 'boundaries', run: boundaries },
  { name: 'unused code', run: () => run('knip', ['--no-progress']) },
  { name: 'classes of styles', run: cssClasses },
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
  { name: 'surface as reported', run: surfaceAsReported },
];
