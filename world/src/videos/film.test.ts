import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { installVideos } from '../content/install-videos.ts';
import { familyOf } from '../pictures/families.ts';
import { movesOf, shotsOf } from './film.ts';
import { films } from './films.ts';

const folder = join(__dirname, '../../assets/videos');

test.each(films.map((film) => [film.name, film] as const))(
  '%s: every part comes in once and ends in place',
  (_, film) => {
    const parts = familyOf(film.model)[film.shape]();
    const moved = movesOf(film, parts.length).flatMap((move) => move.parts);
    expect(moved.toSorted((a, b) => a - b)).toEqual(parts.map((_part, index) => index));
    const last = [...shotsOf(film, parts)].at(-1);
    expect(new Set(last?.parts)).toEqual(new Set(parts));
  },
);

test.each(films.map((film) => [film.name, film] as const))(
  '%s has a step in words for each of its moves',
  (name, film) => {
    const video = installVideos.find(({ url }) => url === `/media/videos/${name}.webm`);
    const { length } = familyOf(film.model)[film.shape]();
    expect(video?.steps).toHaveLength(movesOf(film, length).length);
  },
);

test('each film has its two small files, of the kind that their names say, and there is nothing else', () => {
  const names = films.flatMap(({ name }) => [`${name}.mp4`, `${name}.webm`]);
  expect(readdirSync(folder).toSorted()).toEqual(names.toSorted());
  for (const name of names) {
    const head = readFileSync(join(folder, name)).subarray(0, 64).toString('latin1');
    expect(head).toContain(name.endsWith('.mp4') ? 'ftyp' : 'webm');
    expect(statSync(join(folder, name)).size).toBeLessThan(150_000);
  }
});

test('posters are pictures of the world', () => {
  const pictures = new Set(readdirSync(join(folder, '../pictures')));
  for (const { poster } of installVideos) expect(pictures).toContain(poster.replace('/media/pictures/', ''));
});
