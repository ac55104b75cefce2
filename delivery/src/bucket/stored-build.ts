import Type, { type Static } from 'typebox';
import { DeliveryProblem } from '../problem.ts';
import { parseDocument } from '../schemas.ts';
import type { ReleaseObjects } from './release-objects.ts';

/** One object says everything of a build: with it the build is there, without it none of its files counts. */
const StoredBuild = Type.Object({
  /** Under `files/<package>/`: the folder that this publishing alone has written to. */
  folder: Type.String({ pattern: '^[1-9]\\d*-[\\da-f-]{36}$' }),
  manifest: Type.String(),
  signature: Type.String(),
});
export type StoredBuild = Static<typeof StoredBuild>;

const keyOf = (name: string, build: number): string => `builds/${name}/${build}.json`;
export const filesOf = (name: string, folder = ''): string => `files/${name}/${folder}${folder && '/'}`;

export const bytesOf = (value: unknown): Buffer => Buffer.from(`${JSON.stringify(value, null, 2)}\n`);

/** The objects that say which builds there are. */
export const storedBuilds = (objects: ReleaseObjects) => {
  const find = async (name: string, build: number) => {
    const key = keyOf(name, build);
    const found = await objects.read(key);
    return (
      found && { tag: found.tag, stored: parseDocument(StoredBuild, found.bytes.toString(), `${objects.place}${key}`) }
    );
  };
  return {
    find,
    add: (name: string, build: number, stored: StoredBuild) =>
      objects.writeIf('absent', keyOf(name, build), bytesOf(stored)),
    async replace(name: string, build: number, stored: StoredBuild, tag: string): Promise<void> {
      if ((await objects.writeIf({ tag }, keyOf(name, build), bytesOf(stored))) === null)
        throw new DeliveryProblem(`Build ${build} of ${name} was changed or removed meanwhile. Run the command again.`);
    },
    remove: (name: string, build: number) => objects.remove([keyOf(name, build)]),
    /** Of all packages, or of one, oldest first. */
    async list(name = ''): Promise<{ name: string; build: number }[]> {
      return (await objects.list(`builds/${name}${name && '/'}`))
        .flatMap(({ key }) => {
          const [, ofPackage = '', build = ''] = /^builds\/([a-z][a-z0-9-]*)\/([1-9]\d*)\.json$/.exec(key) ?? [];
          return ofPackage ? [{ name: ofPackage, build: Number(build) }] : [];
        })
        .toSorted((a, b) => a.build - b.build);
    },
  };
};
