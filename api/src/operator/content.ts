import { text as textOf } from 'node:stream/consumers';
import { contentPlaces, type OperatorResult } from '@shop/contract/operator';
import { OperatorProblem } from '../domain/operator-problem.ts';
import { allOf } from './ask.ts';
import type { Commands, Given } from './command.ts';
import { contentOf } from './goods-files.ts';
import { bothGiven, idOf, oneOf, required } from './given.ts';
import { lineOf, listed } from './table.ts';

type Row = OperatorResult<'content'>['list'][number];

/** Said for what there is to be none of. */
const none = '-';

const placeOf = (text: string) => oneOf('at', contentPlaces, text);

/** HTML in both languages, from the files that were named. */
const bodyGiven = async ({ body, bodyFr }: Given): Promise<{ en: string; fr: string } | null> => {
  const files = bothGiven('body', body, bodyFr);
  return files && { en: await textOf(await contentOf(files.en)), fr: await textOf(await contentOf(files.fr)) };
};

const orNone = (text: string): string | null => (text === none ? null : text);

const fieldsGiven = async (given: Given) => {
  const { picture, url, topic, categories, from } = given;
  const text = bothGiven('text', given.text, given.textFr);
  const action = bothGiven('action', given.action, given.actionFr);
  const body = await bodyGiven(given);
  return {
    ...(text && { text: text.en === none ? null : text }),
    ...(action && { action }),
    ...(body && { body }),
    ...(picture !== null && { picture: orNone(picture) }),
    ...(url !== null && { url: orNone(url) }),
    ...(topic !== null && { topic }),
    ...(categories !== null && {
      categories: categories === none ? [] : categories.split(',').map((one) => one.trim()),
    }),
    ...(from !== null && { from }),
  };
};

const shownOf = ({ place, id, title, picture, url, until }: Row): string =>
  lineOf([place, id, title.en, title.fr, picture ?? '', url ?? '', ...(until === null ? [] : [`until ${until}`])]);

const when = (from: string | null, until: string | null): string =>
  [from === null ? 'now' : `from ${from}`, ...(until === null ? [] : [`until ${until}`])].join(' ');

export const contentCommands: Commands = {
  'content list': async (ask, _, { at }) => {
    const { list } = await ask('content', { query: at === null ? {} : { place: placeOf(at) } });
    return listed(list.map(shownOf), 'Nothing stands there.');
  },
  'content show': async (ask, subject, { id }) => {
    const query = { place: placeOf(subject), id: required('id', id, 200) };
    return JSON.stringify(await ask('contentEntry', { query }), null, 2);
  },
  'content add': async (ask, subject, given) => {
    const [title, place] = [bothGiven('title', given.title, given.titleFr), placeOf(subject)];
    if (!title) throw new OperatorProblem('This needs --title and --title-fr.');
    const { path, until } = given;
    const body = {
      place,
      title,
      ...(path !== null && { path }),
      ...(await fieldsGiven(given)),
      ...(until !== null && { until }),
    };
    const { id, ...said } = await ask('addContent', { body });
    return `${place} ${id} stands there ${when(said.from, said.until)}.`;
  },
  'content change': async (ask, subject, given) => {
    const [title, place] = [bothGiven('title', given.title, given.titleFr), placeOf(subject)];
    const { until } = given;
    const body = {
      place,
      id: required('id', given.id, 200),
      ...(title && { title }),
      ...(await fieldsGiven(given)),
      ...(until !== null && { until: orNone(until) }),
    };
    const { id, ...said } = await ask('changeContent', { body });
    return `${place} ${id} is changed ${when(said.from, said.until)}.`;
  },
  'content end': async (ask, subject, given) => {
    const body = { place: placeOf(subject), id: required('id', given.id, 200) };
    const { place, id, until } = await ask('endContent', {
      body: { ...body, ...(given.until !== null && { at: given.until }) },
    });
    return given.until === null ? `${place} ${id} is gone.` : `${place} ${id} goes at ${until}.`;
  },
  'content planned': async (ask) => {
    const rows = await allOf((part) => ask('plannedContent', { query: part }));
    const lines = rows.map(({ id, from, place, change, entry_id, title }) =>
      lineOf([id, from, change, place, entry_id, title?.en ?? '', title?.fr ?? '']),
    );
    return listed(lines, 'Nothing begins, changes or goes later.');
  },
  'content drop': async (ask, subject) => {
    const { place, entry_id, change } = await ask('dropPlannedContent', {
      body: { id: idOf(subject, 'what is planned') },
    });
    return `What was planned for ${place} ${entry_id} (${change}) is dropped.`;
  },
};
