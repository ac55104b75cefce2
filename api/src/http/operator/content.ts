import { contentPlaces, type ContentPlace, type OperatorBody } from '@shop/contract/operator';
import { contentPlansIn, endsAt, type ContentPlanRow } from '../../database/operator/content-plans.ts';
import { contentStores } from '../../database/operator/places/index.ts';
import type { Queryable } from '../../database/connection.ts';
import type { PlacedEntry } from '../../domain/content/entry.ts';
import { OperatorProblem } from '../../domain/operator-problem.ts';
import {
  addContent,
  changeContent,
  dropContent,
  endContent,
  type ContentInput,
  type Placed,
} from '../../flows/operator/content.ts';
import { categoryIdsOf, treeOf } from '../../flows/operator/products.ts';
import { beginGiven, endGiven } from './given.ts';
import { partAnswered, partAsked } from './part.ts';
import type { OperatorHandlers } from './serve.ts';

const rowOf = (place: ContentPlace, { id, entry }: PlacedEntry, ends: ReadonlyMap<string, Date>) => ({
  place,
  id,
  title: entry.title,
  text: entry.text,
  picture: entry.picture,
  url: entry.url,
  until: ends.get(id)?.toISOString() ?? null,
});

const planOf = ({ id, place, entryId, change, entry, validFrom }: ContentPlanRow) => ({
  id,
  place,
  entry_id: entryId,
  change,
  title: entry?.title ?? null,
  from: validFrom.toISOString(),
});

const saidOf = (place: ContentPlace, { id, from, until }: Placed) => ({
  place,
  id,
  from: from?.toISOString() ?? null,
  until: until?.toISOString() ?? null,
});

const inputOf = async (
  db: Queryable,
  { categories, from, until, ...entry }: Omit<OperatorBody<'changeContent'>, 'id' | 'place'>,
): Promise<ContentInput> => ({
  ...entry,
  categoryIds: categories && (await categoryIdsOf(db, categories)),
  from: from === undefined ? undefined : beginGiven(from),
  until: typeof until === 'string' ? endGiven(until) : until,
});

export const contentCalls: OperatorHandlers<
  'content' | 'contentEntry' | 'addContent' | 'changeContent' | 'endContent' | 'plannedContent' | 'dropPlannedContent'
> = {
  content: async ({ services: { db }, query }) => {
    const list = [];
    for (const place of query.place ? [query.place] : contentPlaces) {
      const ends = await endsAt(db, place);
      list.push(...(await contentStores[place].entries(db)).map((placed) => rowOf(place, placed, ends)));
    }
    return { list };
  },
  contentEntry: async ({ services: { db }, query: { place, id } }) => {
    const placed = (await contentStores[place].entries(db)).find((one) => one.id === id);
    if (!placed) throw new OperatorProblem(`There is no ${place}/${id}.`, 404);
    const { action, body, topic, categoryIds } = placed.entry;
    const { byId } = await treeOf(db);
    const categories = categoryIds.flatMap((one) => byId.get(one)?.urlPath ?? []);
    return { ...rowOf(place, placed, await endsAt(db, place)), action, body, topic, categories };
  },
  addContent: async ({ services, by, body: { place, path, title, ...body } }) => {
    const input = await inputOf(services.db, body);
    return saidOf(place, await addContent(services, by, place, path ?? null, { ...input, title }));
  },
  changeContent: async ({ services, by, body: { place, id, ...body } }) =>
    saidOf(place, await changeContent(services, by, place, id, await inputOf(services.db, body))),
  endContent: async ({ services, by, body: { place, id, at } }) => {
    const until = await endContent(services, by, place, id, at === undefined ? undefined : endGiven(at));
    return { place, id, until: until.toISOString() };
  },
  plannedContent: async ({ services: { db }, query }) =>
    partAnswered(query, await contentPlansIn(db, partAsked(query)), ({ id }) => id, planOf),
  dropPlannedContent: async ({ services, by, body: { id } }) => planOf(await dropContent(services, by, id)),
};
