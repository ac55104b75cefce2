import path from 'node:path';
import { type Arms, noArms, together } from '../candidates/evidence.ts';
import { digest } from '../digest.ts';
import { buildExists, manifestOf, noBuild, releaseIn, signedRelease } from '../manifest.ts';
import { NoSuchFile } from '../problem.ts';
import { Change, Counts, Registry, parseDocument } from '../schemas.ts';
import { type NamedKeyFiles, signaturesOf } from '../signatures/signing.ts';
import type { ReleaseStorage } from '../storage.ts';
import { verify } from '../verify.ts';
import { Duplicate, openDatabase } from './database.ts';
import { serverCopies } from '../server-copies.ts';

/** Milliseconds to wait for somebody's change, and for what somebody else has judged. */
const timeout = { change: 30_000, turn: 600_000 };
/** Milliseconds for an answer of what web servers ask for each second. */
const registryLimit = 2_000;

const registryName = 'The registry in the database of releases';

/**
 * Releases in a PostgreSQL database, in the schema `releases` (`tables.ts`). Changes of pointers are made in one transaction
 * each, which locks their row; a release is there with all of its files or not at all. Web servers load code from copies of
 * this process's own (`server-copies.ts`).
 */
export const postgresStorage = (url: string, keyFiles: NamedKeyFiles): ReleaseStorage => {
  const database = openDatabase(url);
  const signatures = signaturesOf(path.dirname(keyFiles.teams), keyFiles);
  const placeOf = (name: string, build: number) => `The manifest of ${name} ${build}`;

  const readRegistry = async (): Promise<Registry> => {
    const [row] = await database.read<{ document: string }>(
      'select document from releases.registry',
      [],
      registryLimit,
    );
    return row ? parseDocument(Registry, row.document, registryName) : {};
  };

  const manifestIn = async (name: string, build: number) => {
    const [row] = await database.read<{ manifest: Buffer; signature: string }>(
      'select manifest, signature from releases.release where package = $1 and build = $2',
      [name, build],
    );
    if (!row) throw noBuild(name, build);
    return { manifest: { name, build, bytes: row.manifest, place: placeOf(name, build) }, signature: row.signature };
  };

  const readRelease: ReleaseStorage['readRelease'] = async (name, build) => {
    const [{ manifest, signature }, registry] = await Promise.all([manifestIn(name, build), readRegistry()]);
    return signedRelease(signatures, manifest, { known: registry[name]?.manifests?.[build], signature });
  };

  const readFile: ReleaseStorage['readFile'] = async (name, build, file) => {
    const ofRelease = { 'release.json': 'manifest', 'signature.json': "convert_to(signature, 'UTF8')" }[file];
    const [row] = ofRelease
      ? await database.read<{ bytes: Buffer }>(
          `select ${ofRelease} as bytes from releases.release where package = $1 and build = $2`,
          [name, build],
        )
      : await database.read<{ bytes: Buffer }>(
          'select bytes from releases.file where package = $1 and build = $2 and name = $3',
          [name, build, file],
        );
    if (!row) throw new NoSuchFile(name, build, file);
    return row.bytes;
  };

  const copies = serverCopies({ readRelease, readFile });

  const storage: ReleaseStorage = {
    signatures,
    check: async () => undefined,
    readRegistry,

    updateRegistry: (update) =>
      database.writeAlone<{ number: number; document: string }, Registry>(
        'select number, document from releases.registry for update',
        timeout.change,
        async (run, row) => {
          const { number, document } = row ?? { number: 0, document: '{}' };
          const registry = parseDocument(Registry, document, registryName);
          const updated = await update(registry);
          if (!updated) return registry;
          const change: Change = { number: number + 1, ...updated.change };
          await run('insert into releases.change (number, document) values ($1, $2)', [
            change.number,
            JSON.stringify(change),
          ]);
          await run('update releases.registry set number = $1, document = $2', [
            change.number,
            JSON.stringify(updated.registry),
          ]);
          return updated.registry;
        },
      ),

    inTurn: (work) => database.inTurn(timeout.turn, work),

    async history() {
      const rows = await database.read<{ number: number; document: string }>(
        'select number, document from releases.change order by number',
      );
      return rows.map(({ number, document }) => parseDocument(Change, document, `Change ${number} of the history`));
    },

    // Counts of a server that has died stay: those views were seen.
    writeCounts: (name, since, server, arms) =>
      database.write(async (run) => {
        await run(
          `insert into releases.counts (package, since, server, arms) values ($1, $2, $3, $4)
           on conflict (package, since, server) do update set arms = excluded.arms`,
          [name, since, server, JSON.stringify(arms)],
        );
      }),

    async counts(name, since) {
      const rows = await database.read<{ arms: string }>(
        'select arms from releases.counts where package = $1 and since = $2',
        [name, since],
      );
      return rows
        .map(({ arms }): Arms => parseDocument(Counts, arms, `The counts of ${name}`))
        .reduce(together, noArms());
    },

    forgetCounts: (name) =>
      database.write(async (run) => {
        await run('delete from releases.counts where package = $1', [name]);
      }),

    async packages() {
      const rows = await database.read<{ package: string }>(
        'select distinct package from releases.release order by package',
      );
      return rows.map((row) => row.package);
    },

    async builds(name) {
      const rows = await database.read<{ build: string }>(
        'select build from releases.release where package = $1 order by build',
        [name],
      );
      return rows.map(({ build }) => Number(build));
    },

    readRelease,
    manifestIntegrity: async (name, build) => digest((await manifestIn(name, build)).manifest.bytes).integrity,
    readFile,
    localFolder: copies.folderOf,

    async addRelease(release, files) {
      const { package: name, build } = release;
      const manifest = manifestOf(release);
      const signature = await signatures.sign(name, manifest);
      try {
        await database.write(async (run) => {
          await run('insert into releases.release (package, build, manifest, signature) values ($1, $2, $3, $4)', [
            name,
            build,
            manifest,
            signature,
          ]);
          for (const [file, bytes] of files)
            await run('insert into releases.file (package, build, name, bytes) values ($1, $2, $3, $4)', [
              name,
              build,
              file,
              Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
            ]);
        });
      } catch (error) {
        throw error instanceof Duplicate ? buildExists(release) : error;
      }
    },

    async signRelease(name, build) {
      const { manifest } = await manifestIn(name, build);
      // Nobody signs what is not whole.
      await verify(storage, releaseIn(manifest));
      const signature = await signatures.sign(name, manifest.bytes);
      await database.write(async (run) => {
        await run('update releases.release set signature = $3 where package = $1 and build = $2 and manifest = $4', [
          name,
          build,
          signature,
          manifest.bytes,
        ]);
      });
    },

    removeRelease: (name, build) =>
      database.write(async (run) => {
        await run('delete from releases.release where package = $1 and build = $2', [name, build]);
      }),

    // No key lies in a database, and what is not finished is undone.
    strayKeys: async () => [],
    leftovers: async () => [],
    removeLeftover: async () => undefined,

    async close() {
      await copies.remove();
      await database.close();
    },
  };
  return storage;
};
