import { mkdir, readFile, realpath, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  CompilerState,
  Extractor,
  ExtractorConfig,
  ExtractorLogLevel,
  type ExtractorMessage,
} from '@microsoft/api-extractor';
import { surfaceChanges } from '@shop/create-remote/changes';
import { root, type Finished } from '../checks/run.ts';
import { offeredPackages } from './offered.ts';
import { inStage } from './staged.ts';
import { linesOf } from './surface-lines.ts';

/** What was committed of the packages' surface. */
const FILE = path.join(root, 'tools/scripts/packs/surface.txt');
/** Entries of packages that a remote's code, tests and settings import, or get through the platform. */
const entries: Readonly<Record<string, readonly string[]>> = {
  build: ['webpack'],
  contract: ['index'],
  format: ['index'],
  forms: ['index'],
  i18n: ['index'],
  kit: ['index'],
  platform: ['index'],
  qa: ['index'],
  session: ['index'],
  store: ['index'],
  testing: ['index', 'standalone', 'browser-project'],
  tracking: ['index'],
  ui: ['index'],
};

/** What a staged package imports lies in its `node_modules`: the others as they are staged, libraries as they are installed. */
const linkDependencies = async (staged: string): Promise<void> => {
  const all = offeredPackages();
  const folderOf = new Map(
    all.map(({ folder, manifest }) => [manifest.name, path.join(staged, path.basename(folder))]),
  );
  for (const { folder, manifest } of all) {
    const { dependencies = {}, devDependencies = {}, peerDependencies = {} } = manifest;
    const types = Object.keys(devDependencies).filter((name) => name.startsWith('@types/'));
    for (const name of [...Object.keys({ ...dependencies, ...peerDependencies }), ...types]) {
      const link = path.join(staged, path.basename(folder), 'node_modules', name);
      const target = folderOf.get(name) ?? (await realpath(path.join(root, folder, 'node_modules', name)));
      await mkdir(path.dirname(link), { recursive: true });
      await symlink(target, link);
    }
  }
};

interface Entry {
  /** As it is called in the file: `testing-standalone`. */
  name: string;
  folder: string;
  declaration: string;
}

const configOf = ({ name, folder, declaration }: Entry, work: string): ExtractorConfig =>
  ExtractorConfig.prepare({
    packageJsonFullPath: path.join(folder, 'package.json'),
    configObjectFullPath: undefined,
    configObject: {
      projectFolder: folder,
      mainEntryPointFilePath: declaration,
      newlineKind: 'lf',
      compiler: {
        overrideTsconfig: {
          compilerOptions: {
            target: 'es2024',
            module: 'esnext',
            moduleResolution: 'bundler',
            jsx: 'react-jsx',
            lib: ['es2024', 'esnext.disposable', 'dom', 'dom.iterable'],
            types: ['node', 'jest'],
            typeRoots: [path.join(root, 'node_modules/@types')],
            strict: true,
            skipLibCheck: true,
          },
          files: [declaration],
        },
      },
      apiReport: {
        enabled: true,
        // Props that have no export of their own are part of what a component takes. The contract is left at its
        // exports: the rest is three times as much text.
        includeForgottenExports: name !== 'contract',
        reportFileName: `${name}.api.md`,
        reportFolder: path.join(work, 'reports'),
        reportTempFolder: path.join(work, 'temp'),
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      messages: {
        // Types and lint judge the code: the report is for what an entry offers.
        compilerMessageReporting: { default: { logLevel: ExtractorLogLevel.None } },
        extractorMessageReporting: { default: { logLevel: ExtractorLogLevel.None } },
        tsdocMessageReporting: { default: { logLevel: ExtractorLogLevel.None } },
      },
    },
  });

/**
 * What packages offer to a remote in a repository of its own, by the folder in which they are staged: a line for each
 * declaration in API Extractor's reports. They get folders for what they import. Throws with what it could not read.
 */
export const surfaceOf = async (staged: string, work: string): Promise<string[]> => {
  await linkDependencies(staged);
  await mkdir(path.join(work, 'reports'));
  const all = Object.entries(entries).flatMap(([folder, names]) =>
    names.map((name): Entry => ({
      name: name === 'index' ? folder : `${folder}-${name}`,
      folder: path.join(staged, folder),
      declaration: path.join(staged, folder, `src/${name}.d.ts`),
    })),
  );
  const [first, ...others] = all.map((entry) => configOf(entry, work));
  if (!first) return [];
  const additionalEntryPoints = others.map(({ mainEntryPointFilePath }) => mainEntryPointFilePath);
  const compilerState = CompilerState.create(first, { additionalEntryPoints });
  const problems: string[] = [];
  const messageCallback = (message: ExtractorMessage): void => {
    message.handled = true;
    if (message.logLevel === ExtractorLogLevel.Error) problems.push(message.formatMessageWithLocation(root));
  };
  for (const config of [first, ...others])
    Extractor.invoke(config, { compilerState, localBuild: true, messageCallback });
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const read = all.map(async ({ name }): Promise<[string, string]> => [
    name,
    await readFile(path.join(work, `reports/${name}.api.md`), 'utf8'),
  ]);
  return linesOf(new Map(await Promise.all(read)));
};

const surfaceOfToday = (): Promise<string[]> => inStage('surface', async (work, staged) => surfaceOf(staged, work));

/** Fails when what the packages offer is not what was committed. */
export const surfaceAsCommitted = async (): Promise<Finished> => {
  const committed = (await readFile(FILE, 'utf8')).trimEnd().split('\n');
  const changes = surfaceChanges(committed, await surfaceOfToday());
  return {
    ok: changes.length === 0,
    output: [
      ...changes,
      'Who builds on the packages meets this change. It may need a new version of the package (tools/create-remote/README.md); pnpm surface writes it down.',
    ].join('\n'),
  };
};

/** Writes what is to be committed. */
export const writeSurfaces = async (): Promise<void> => writeFile(FILE, `${(await surfaceOfToday()).join('\n')}\n`);
