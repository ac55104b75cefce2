import { HttpError, type DataProvider } from 'react-admin';
import { numberedPages } from './cursors.ts';
import { sources, type Source } from './sources.ts';

const sourceOf = (resource: string): Source => {
  const source = sources[resource];
  if (!source) throw new Error(`There is no resource ${resource}.`);
  return source;
};

const pageOf = numberedPages();

const one = async (resource: string, id: unknown) => {
  const row = await sourceOf(resource).one?.(String(id));
  if (!row) throw new HttpError('ra.notification.item_doesnt_exist', 404);
  return row;
};
const unsupported = (): never => {
  throw new Error('The console asks for this by a call of its own.');
};

/** Rows over the operator's calls. What is no row (to send a carton, to pay units back) is a call of its own: `call-dialog.tsx`. */
export const dataProvider = {
  getList: async (resource, { pagination, filter }) => {
    const { page, perPage } = pagination ?? { page: 1, perPage: 25 };
    const { list } = sourceOf(resource);
    const which = JSON.stringify([resource, filter, perPage]);
    const part = await pageOf(which, page, (after) => list(filter ?? {}, after as never, perPage)); // its own `next`
    const data = [...part.list];
    // How many there are is known at the end alone.
    if (!part.hasNext) return { data, total: (page - 1) * perPage + data.length };
    return { data, pageInfo: { hasNextPage: true, hasPreviousPage: page > 1 } };
  },
  getOne: async (resource, { id }) => ({ data: await one(resource, id) }),
  getMany: async (resource, { ids }) => ({ data: await Promise.all(ids.map((id) => one(resource, id))) }),
  create: async (resource, { data }) => ({ data: (await sourceOf(resource).create?.(data)) ?? unsupported() }),
  update: async (resource, { id, data }) => ({
    data: (await sourceOf(resource).update?.(String(id), data)) ?? unsupported(),
  }),
  getManyReference: unsupported,
  updateMany: unsupported,
  delete: unsupported,
  deleteMany: unsupported,
} as DataProvider; // rows of any resource
