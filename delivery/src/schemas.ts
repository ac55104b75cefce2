import type { RemoteConfig } from '@shop/contract';
import Type, { type Static, type TSchema } from 'typebox';
import Value from 'typebox/value';
import { DeliveryProblem } from './problem.ts';

const strict = { additionalProperties: false };

/** A forward-slash path inside `dist/` or a release: no leading slash, no `.` or `..` segment. */
const FilePath = Type.String({ pattern: '^(?!/)(?!.*//)(?!(?:.*/)?\\.\\.?(?:/|$))[\\w./@+~-]+$' });
const BuildNumber = Type.Integer({ minimum: 1 });
const Integrity = Type.String({ pattern: '^sha256-[A-Za-z0-9+/]{43}=$' });

/** Files of the browser build that a page needs for one exposed module, relative to `client/`. */
const ExposeFiles = Type.Object({ js: Type.Array(FilePath), css: Type.Array(FilePath) }, strict);

const Names = Type.Array(Type.String());
const Version = Type.String({ pattern: '^\\^?\\d+\\.\\d+\\.\\d+$' });

const buildFields = {
  package: Type.String({ pattern: '^[a-z][a-z0-9-]*$' }),
  build: BuildNumber,
  platform: Version,
  /** A build from before does not say. */
  contract: Type.Optional(Version),
  /**
   * For remotes: layouts and languages, slots that it places itself, intents that it hears itself.
   * `dispatches` are the intents that it dispatches; a build from before does not say, and names every slot and intent
   * that was known to it. `calls` of the contract that its client can make, and names that its `platform` exports.
   */
  knows: Type.Optional(
    Type.Object({
      layouts: Names,
      slots: Names,
      intents: Names,
      dispatches: Type.Optional(Names),
      languages: Names,
      calls: Type.Optional(Names),
      platform: Type.Optional(Names),
    }),
  ),
  /**
   * Calls and names of the platform that a remote's code has from the host, and keys of its own texts, as its compiler
   * found them; a build from before does not say. `paths` are the builders of its links, of a host as well: each with the
   * pattern of its address (`/room/:any`), null where path resolution or a server answers there, '' where the contract that
   * it was built with has no such builder.
   */
  uses: Type.Optional(
    Type.Object({
      calls: Names,
      platform: Names,
      paths: Type.Optional(Type.Record(Type.String(), Type.Union([Type.String(), Type.Null()]))),
      texts: Type.Optional(Names),
    }),
  ),
  config: Type.Unsafe<RemoteConfig | null>({}),
  entry: Type.Object({ client: FilePath, server: FilePath }, strict),
  exposes: Type.Record(Type.String(), ExposeFiles),
  scripts: Type.Array(FilePath),
  /** The host's script that adds the others once somebody touches a page; a build from before adds them at once. */
  start: Type.Optional(FilePath),
  styles: Type.Array(FilePath),
  /** Whether the client's code writes HTML and script addresses by Trusted Types; a build from before does not. */
  trustedTypes: Type.Optional(Type.Boolean()),
};

/**
 * A build leaves this in `dist/build-info.json`. `platform` and `contract` are the versions that it was compiled against:
 * the range that a remote therefore needs (`^1.0.0`), the version that the host provides (`1.0.0`). `entry.client`, `exposes`, `scripts` and `styles` are
 * relative to `dist/client`, `entry.server` to `dist/server`.
 */
export const BuildInfo = Type.Object({ ...buildFields, sourceHash: Type.Optional(Type.String()) });
export type BuildInfo = Static<typeof BuildInfo>;

const Digest = Type.Object({ size: Type.Integer({ minimum: 0 }), integrity: Integrity }, strict);

/** One released file: bytes and hash, and those of its compressed siblings (`x.js.br`, `x.js.gz`). */
const ReleaseFile = Type.Object(
  { size: Digest.properties.size, integrity: Integrity, br: Type.Optional(Digest), gz: Type.Optional(Digest) },
  strict,
);
export type ReleaseFile = Static<typeof ReleaseFile>;

/** `release.json`: all that the build said of itself, its origin, and every file (`client/…`, `server/…`) with its hash. */
export const Release = Type.Object({
  ...buildFields,
  sourceHash: Type.String(),
  commit: Type.Union([Type.String(), Type.Null()]),
  packedAt: Type.String(),
  files: Type.Record(Type.String(), ReleaseFile),
  /** Client file, relative to `client/` → the build since which every release has held it with the same bytes. */
  since: Type.Optional(Type.Record(Type.String(), BuildNumber)),
});
export type Release = Static<typeof Release>;

/**
 * `samples.json`: pages of a package that the gate renders, and what the API has answered to their calls. A page is
 * to have `status` (200 where it does not say), and leaves so many boundaries (`left`, else none) to the browser.
 */
export const Samples = Type.Object(
  {
    pages: Type.Array(
      Type.Object(
        {
          /** Path with query. */
          url: Type.String({ pattern: '^/(?!/)' }),
          status: Type.Optional(Type.Integer({ minimum: 200, maximum: 499 })),
          left: Type.Optional(Type.Integer({ minimum: 1 })),
        },
        strict,
      ),
    ),
    answers: Type.Array(
      Type.Object(
        {
          /** Method and address, such as `GET /api/trending`. */
          call: Type.String({ pattern: '^[A-Z]+ /' }),
          body: Type.Optional(Type.String()),
          status: Type.Integer({ minimum: 100, maximum: 599 }),
          answer: Type.Unknown(),
        },
        strict,
      ),
    ),
  },
  strict,
);
export type Samples = Static<typeof Samples>;

const Candidate = Type.Object(
  {
    build: BuildNumber,
    percent: Type.Number({ minimum: 0, maximum: 100 }),
    /** ISO 8601. One from before this was kept has no counts and is not judged. */
    since: Type.Optional(Type.String()),
    /** It is promoted by itself after so many ms and so many views of it, if nothing was found. */
    promote: Type.Optional(
      Type.Object({ after: Type.Integer({ minimum: 1 }), views: Type.Integer({ minimum: 1 }) }, strict),
    ),
  },
  strict,
);
/** A build that a share of visitors gets beside the live one. */
export type Candidate = Static<typeof Candidate>;

const Tally = Type.Object({ views: Type.Integer({ minimum: 0 }), failed: Type.Integer({ minimum: 0 }) }, strict);
export const Counts = Type.Object({ candidate: Tally, live: Tally }, strict);

const Pointer = Type.Object(
  {
    live: BuildNumber,
    candidate: Type.Optional(Candidate),
    lastGood: BuildNumber,
    rolledBack: Type.Optional(BuildNumber),
    /** Build → hash of its `release.json` when it was first pointed at: one that was changed since is not read. */
    manifests: Type.Optional(Type.Record(Type.String({ pattern: '^[1-9]\\d*$' }), Integrity)),
  },
  strict,
);
/** Which build of one package is live; `rolledBack` is the build that was taken back and must not return by itself. */
export type Pointer = Static<typeof Pointer>;

/** `registry.json`: package name → pointer. */
export const Registry = Type.Record(Type.String({ pattern: '^[a-z][a-z0-9-]*$' }), Pointer);
export type Registry = Static<typeof Registry>;

/** One change of what is live: who made it, when and why, and what then was live of each package that it changed. */
export const Change = Type.Object(
  {
    number: Type.Integer({ minimum: 1 }),
    at: Type.String(),
    by: Type.String(),
    /** The key with which it was made (`team/key`); a web server that judges a candidate has none. */
    key: Type.Optional(Type.String()),
    command: Type.String(),
    why: Type.Optional(Type.String()),
    packages: Type.Record(
      Type.String(),
      Type.Object(
        {
          live: Type.Optional(BuildNumber),
          candidate: Type.Optional(Candidate),
          /** Commit of the build that was made live, or a candidate. */
          commit: Type.Optional(Type.Union([Type.String(), Type.Null()])),
        },
        strict,
      ),
    ),
  },
  strict,
);
export type Change = Static<typeof Change>;

/** Beside the pointers stands the newest change: written with them in one step, it is never without its effect. */
export const lastChange = '$last';

/** Pointers, and their newest change, of a document that has both; none of one that is not there. `name` is for messages. */
export const registryIn = (text: string | null, name: string): { registry: Registry; last: Change | null } => {
  if (text === null) return { registry: {}, last: null };
  const { [lastChange]: last, ...registry } = parseDocument(Registry, text, name) as Registry & {
    [lastChange]?: unknown;
  };
  return { registry, last: last ? parseDocument(Change, JSON.stringify(last), name) : null };
};

/** Package name → build number. */
export type Builds = Record<string, number>;

/** Parses and checks JSON text; throws a one-line DeliveryProblem that names the document and the first fault. */
export const parseDocument = <T extends TSchema>(schema: T, text: string, name: string): Static<T> => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new DeliveryProblem(`${name} is not JSON.`);
  }
  if (Value.Check(schema, value)) return value;
  const fault = Value.Errors(schema, value)[0];
  throw new DeliveryProblem(`${name} is not valid: ${fault?.instancePath || '/'} ${fault?.message ?? 'is wrong'}.`);
};
