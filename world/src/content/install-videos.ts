import { Type } from 'typebox';
import { categoryAt } from '../catalogue/categories.ts';
import { closed, readJson } from '../data/read.ts';
import { categoryPaths, text, words } from '../data/schemas.ts';
import type { InstallVideo } from '@shop/contract/contents';

const rows = readJson(
  'content/install-videos.json',
  Type.Array(
    closed({
      /** Name of the film's files. */
      film: words,
      title: text,
      /** The picture that the film ends with, or is near to. */
      poster: words,
      day: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }),
      categories: categoryPaths,
      steps: Type.Array(text),
    }),
  ),
);

/** Videos of how furniture is put together, the newest first. */
export const installVideos: readonly InstallVideo[] = rows
  .map(({ film, title, poster, day, categories, steps }, index) => ({
    id: index + 1,
    title,
    url: `/media/videos/${film}.webm`,
    captions: { en: `/media/videos/${film}.en.vtt`, fr: `/media/videos/${film}.fr.vtt` },
    poster: `/media/pictures/${poster}-640.avif`,
    createdAt: `${day}T12:00:00.000Z`,
    categoryIds: categories.map((path) => categoryAt(`${path}.html`).id),
    steps: [...steps],
  }))
  .toReversed();
