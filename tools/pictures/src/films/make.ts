/**
 * Makes the install videos of the shop's world: furniture that puts itself together, without sound, with captions.
 *
 *   node tools/pictures/src/films/make.ts [--only bookcase,bed-frame] [--captions]
 *
 * `--captions` writes the captions alone.
 *
 * Needs the program `ffmpeg` with VP9 and H.264. Takes about five minutes for each.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { installVideos } from '@shop/world/pictures';
import { heightFor, studioOf } from '../packshot.ts';
import { recolour } from '../render/recolour.ts';
import { captionsOf } from './captions.ts';
import { FRAMES_PER_SECOND, shotsOf, type Film } from './film.ts';
import { films } from './films.ts';

const WIDTH = 480;
const folder = fileURLToPath(new URL('../../../../world/assets/videos/', import.meta.url));

const webm = ['-c:v', 'libvpx-vp9', '-crf', '38', '-b:v', '0', '-row-mt', '1'];
const mp4 = ['-c:v', 'libx264', '-crf', '28', '-preset', 'veryslow', '-movflags', '+faststart'];

const make = async (film: Film): Promise<void> => {
  const { parts, shoot } = studioOf(film.model, film.shape, 'angle', WIDTH);
  const raw = ['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${WIDTH}x${heightFor(WIDTH)}`];
  const files = [
    [...webm, '-pix_fmt', 'yuv420p', `${folder}${film.name}.webm`],
    [...mp4, '-pix_fmt', 'yuv420p', `${folder}${film.name}.mp4`],
  ].flat();
  const input = [...raw, '-r', String(FRAMES_PER_SECOND), '-i', '-'];
  const encoder = spawn('ffmpeg', ['-y', '-loglevel', 'error', ...input, ...files], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  const ended = once(encoder, 'exit');
  for (const shot of shotsOf(film, parts)) {
    const picture = recolour(shoot(shot.parts), film.colour);
    for (let frame = 0; frame < shot.frames; frame++) {
      if (!encoder.stdin.write(picture)) await once(encoder.stdin, 'drain');
    }
  }
  encoder.stdin.end();
  const [code] = await ended;
  if (code !== 0) throw new Error(`ffmpeg could not write ${film.name} (${String(code)}).`);
};

const writeCaptions = async ({ name }: Film): Promise<void> => {
  const video = installVideos.find(({ url }) => url === `/media/videos/${name}.webm`);
  for (const language of ['en', 'fr'] as const) {
    const steps = video?.steps.map((step) => step[language]) ?? [];
    await writeFile(`${folder}${name}.${language}.vtt`, captionsOf(steps));
  }
};

const { values } = parseArgs({ options: { only: { type: 'string' }, captions: { type: 'boolean' } } });
const only = values.only?.split(',') ?? films.map(({ name }) => name);
const unknown = only.filter((name) => !films.some((film) => film.name === name));
if (unknown.length > 0) {
  throw new Error(`No film is called ${unknown.join(', ')}. There are: ${films.map(({ name }) => name).join(', ')}.`);
}
await mkdir(folder, { recursive: true });
for (const film of films.filter(({ name }) => only.includes(name))) {
  await writeCaptions(film);
  if (!values.captions) await make(film);
  console.log(film.name);
}
