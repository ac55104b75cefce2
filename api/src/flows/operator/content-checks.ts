import { access } from 'node:fs/promises';
import path from 'node:path';
import { isOwnPath, type ContentPlace } from '@shop/contract/operator';
import { findShopPicture } from '../../database/catalogue/shop-pictures.ts';
import { contentStores } from '../../database/operator/places/index.ts';
import { resolvePath } from '../../database/catalogue/paths.ts';
import { findSiteDocument } from '../../database/content/site-document.ts';
import type { Queryable } from '../../database/connection.ts';
import { entryProblem, type ContentEntry } from '../../domain/content/entry.ts';
import { OperatorProblem } from '../../domain/operator-problem.ts';
import type { Services } from '../../services.ts';

type Settings = Services['settings'];

const prefix = '/media/pictures/';

/** @throws OperatorProblem 400 for an address without a picture that is there in the sizes that pages ask for */
const checkPicture = async (db: Queryable, { picturesFolder }: Settings, picture: string): Promise<void> => {
  const name = picture.startsWith(prefix) ? picture.slice(prefix.length) : '';
  const isNamed = /^[\w-]+-(640|1200)\.avif$/.test(name);
  const isFile = () =>
    access(path.join(picturesFolder, name)).then(
      () => true,
      () => false,
    );
  const isThere = isNamed && ((await findShopPicture(db, name)) !== null || (await isFile()));
  if (!isThere)
    throw new OperatorProblem(`There is no picture "${picture}"; one is such as ${prefix}sofa-640.avif.`, 400);
};

/** @throws OperatorProblem 400 for an entry that its place cannot show; a picture that it had before is let be */
export const checkEntry = async (
  db: Queryable,
  settings: Settings,
  place: ContentPlace,
  entry: ContentEntry,
  before?: ContentEntry,
): Promise<void> => {
  const problem = entryProblem(place, entry);
  if (problem) throw new OperatorProblem(problem, 400);
  if (entry.picture !== null && entry.picture !== before?.picture) await checkPicture(db, settings, entry.picture);
  const unfit = await contentStores[place].problemOf?.(db, entry);
  if (unfit) throw new OperatorProblem(unfit, 400);
};

/** The path of a new entry. @throws OperatorProblem 400, 409 */
export const checkPath = async (
  db: Queryable,
  place: ContentPlace,
  { path: form, such }: { path: RegExp; such: string },
  typed: string | null,
): Promise<string> => {
  const wanted = typed?.trim().replace(/^\//, '') ?? '';
  if (!form.test(wanted)) throw new OperatorProblem(`An entry of ${place} needs a path such as ${such}.`, 400);
  if (place !== 'pages') return wanted;
  if (isOwnPath(wanted))
    throw new OperatorProblem(
      `The shop itself answers at /${wanted}, where a page of texts would never be seen: choose another path, such as care/oak.`,
      400,
    );
  if (await resolvePath(db, wanted)) throw new OperatorProblem(`Something else stands at the path ${wanted}.`);
  return wanted;
};

/** @throws OperatorProblem 409 for a page that the shop itself leads to */
export const demandUnlinked = async (db: Queryable, place: ContentPlace, id: string): Promise<void> => {
  if (place !== 'pages') return;
  const footer = (await findSiteDocument(db, 'footer')) ?? [];
  if (footer.some(({ urlPath }) => urlPath === id))
    throw new OperatorProblem(`The shop leads to the page ${id} from all others: change it instead.`);
};
