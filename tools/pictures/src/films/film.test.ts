import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { installVideos } from '@shop/world/pictures';
import { solidsOf } from '../families.ts';
import { captionsOf } from './captions.ts';
import { movesOf, shotsOf } from './film.ts';
import { films } from './films.ts';

const folder = join(import.meta.dirname, '../../../../world/assets/videos');

test.each(films.map((film) => [film.name, film] as const))(
  '%s: every part comes in once and ends in place',
  (_, film) => {
    const parts = solidsOf(film.model, film.shape);
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
    const { length } = solidsOf(film.model, film.shape);
    expect(video?.steps).toHaveLength(movesOf(film, length).length);
  },
);

test.each(installVideos)('the captions of $url say its steps, in both languages', ({ captions, steps }) => {
  for (const language of ['en', 'fr'] as const) {
    const file = join(folder, captions[language].replace('/media/videos/', ''));
    expect(readFileSync(file, 'utf8')).toBe(captionsOf(steps.map((step) => step[language])));
  }
});

test('captions stand while their move is shown', () => {
  expect(captionsOf(['One', 'Two'])).toBe('WEBVTT\n\n00:00.000 --> 00:03.000\nOne\n\n00:03.000 --> 00:06.000\nTwo\n');
});

test('each film has its two small files, of the kind that their names say, and captions; there is nothing else', () => {
  const kinds = ['mp4', 'webm', 'en.vtt', 'fr.vtt'];
  const names = films.flatMap(({ name }) => kinds.map((kind) => `${name}.${kind}`));
  expect(readdirSync(folder).toSorted()).toEqual(names.toSorted());
  for (const name of names.filter((each) => !each.endsWith('.vtt'))) {
    const head = readFileSync(join(folder, name)).subarray(0, 64).toString('latin1');
    expect(head).toContain(name.endsWith('.mp4') ? 'ftyp' : 'webm');
    expect(statSync(join(folder, name)).size).toBeLessThan(150_000);
  }
});

test('posters are pictures of the world', () => {
  const pictures = new Set(readdirSync(join(folder, '../pictures')));
  for (const { poster } of installVideos) expect(pictures).toContain(poster.replace('/media/pictures/', ''));
});
