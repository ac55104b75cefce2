import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';

/** A backup that cannot be written, read or restored; the message is one line for a person. */
export class BackupProblem extends Error {
  override name = 'BackupProblem';
}

/** Writes an archive of the embedded database (a tar) as `.tar.gz`: the file stands there whole, or not at all. */
export const writeBackup = async (archive: Blob, file: string): Promise<void> => {
  const part = `${file}.part`;
  try {
    await mkdir(dirname(file), { recursive: true });
    await pipeline(
      Readable.from([new Uint8Array(await archive.arrayBuffer())]),
      createGzip({ level: 4 }),
      createWriteStream(part),
    );
    const written = await open(part, 'r+');
    await written.sync().finally(() => written.close());
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true });
    throw new BackupProblem(
      `${file} could not be written (${error instanceof Error ? error.message : String(error)}).`,
    );
  }
};

/** @throws BackupProblem for a file that is not there, or is no whole `.tar.gz` */
export const readBackup = async (file: string): Promise<Blob> => {
  try {
    const archive = await buffer(createReadStream(file).compose(createGunzip()) as Readable);
    return new Blob([archive], { type: 'application/x-tar' });
  } catch (error) {
    throw new BackupProblem(`${file} cannot be read (${error instanceof Error ? error.message : String(error)}).`);
  }
};
