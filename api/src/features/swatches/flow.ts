import { swatchBounds, type CallBody, type CallResult, type Language, type SwatchState } from '@shop/contract';
import { findSellable } from '../../database/cart/cart-lines.ts';
import type { Queryable } from '../../database/connection.ts';
import { siteDocument } from '../../database/content/site-document.ts';
import { logChange } from '../../database/operator/log.ts';
import { transact } from '../../database/transact.ts';
import { hasShown, ownerKey, type Shopper } from '../../domain/account/identity.ts';
import { messages } from '../../domain/messages.ts';
import { OperatorProblem } from '../../domain/operator-problem.ts';
import type { Operator } from '../../domain/operator/operator.ts';
import { ShopError } from '../../domain/shop-error.ts';
import { checkedAddress, emailOf } from '../../flows/address/checked-address.ts';
import { cartMessages } from '../../flows/cart/messages.ts';
import { unlessConfirmed } from '../../mail/letters.ts';
import type { Services } from '../../services.ts';
import { nameOf, swatchLetter } from './letter.ts';
import {
  insertRequest,
  lockReceivers,
  lockRequest,
  markSent,
  requestOfKey,
  swatchesSince,
  type Swatch,
  type SwatchRequest,
} from './queries.ts';
import { distinct, householdOf, swatchKey, swatchPause } from './rules.ts';
import { sentLately, swatchMessages } from './texts.ts';

type Asked = CallBody<'addSwatchRequest'>;

export const stateOf = ({ sentAt }: Pick<SwatchRequest, 'sentAt'>): SwatchState =>
  sentAt === null ? 'requested' : 'sent';

/** The swatches that are asked for, each once. @throws ShopError 400 at `swatches`, 404, 409 */
const chosen = async (db: Queryable, asked: Asked['swatches']): Promise<Swatch[]> => {
  const found: Swatch[] = [];
  for (const { product_id: productId, child_id: variantId } of asked) {
    const sellable = await findSellable(db, productId, variantId);
    if (!sellable?.variant) throw new ShopError(404, messages.notFound, { field: 'swatches' });
    const { product, variant } = sellable;
    if (product.status !== 1) throw new ShopError(409, cartMessages.gone, { field: 'swatches' });
    const { color } = variant.options;
    if (!color) throw new ShopError(409, swatchMessages.noColor, { field: 'swatches' });
    found.push({ productId, variantId, name: product.name, color });
  }
  const swatches = distinct(found);
  if (swatches.length === 0) throw new ShopError(400, swatchMessages.none, { field: 'swatches' });
  if (swatches.length > swatchBounds.most) throw new ShopError(400, swatchMessages.tooMany, { field: 'swatches' });
  return swatches;
};

const write = async (
  services: Services,
  db: Queryable,
  request: SwatchRequest,
  isConfirmed: boolean,
): Promise<void> => {
  const regions = (await siteDocument(db, 'regions')).map(({ regionId: region_id, code }) => ({ region_id, code }));
  const shop = { shopUrl: services.settings.shopUrl, regions };
  await services.mailer.sendWithin(db, {
    ...swatchLetter(request, stateOf(request), shop),
    ...unlessConfirmed(isConfirmed),
  });
};

/**
 * Asks for swatches by post, and confirms it by letter; a key that has come before is answered with what it has made.
 * @throws ShopError 400 at a field of the address, `email` or `swatches`; 404, 409 at `swatches`
 */
export const requestSwatches = async (
  services: Services,
  who: Shopper | null,
  language: Language,
  body: Asked,
): Promise<CallResult<'addSwatchRequest'>> => {
  const resultOf = (request: SwatchRequest) => ({ request_id: request.id, state: stateOf(request) });
  const idempotencyKey = body.idempotency_key;
  const known = await requestOfKey(services.db, idempotencyKey);
  if (known) return resultOf(known);
  const customer = who?.kind === 'customer' ? who : null;
  const email = customer?.email ?? emailOf(body.email ?? '');
  const address = await checkedAddress(services.db, body);
  const swatches = await chosen(services.db, body.swatches);
  const receiver = { customerId: customer?.customerId ?? null, household: householdOf(address) };
  return transact(services.db, async (db) => {
    await lockReceivers(db, [idempotencyKey, receiver.household, ...(customer ? [ownerKey(customer)] : [])]);
    const meanwhile = await requestOfKey(db, idempotencyKey);
    if (meanwhile) return resultOf(meanwhile);
    const now = services.now();
    const lately = await swatchesSince(db, receiver, new Date(now.getTime() - swatchPause));
    const had = new Set(lately.map(swatchKey));
    const again = swatches.filter((swatch) => had.has(swatchKey(swatch)));
    if (again.length > 0) {
      const names = (of: Language) => again.map((swatch) => nameOf(swatch, of));
      throw new ShopError(409, sentLately({ en: names('en'), fr: names('fr') }), { field: 'swatches' });
    }
    const request = await insertRequest(db, {
      ...receiver,
      idempotencyKey,
      email,
      language,
      shippingAddress: address,
      items: swatches,
      createdAt: now,
    });
    await write(services, db, request, hasShown(who, email));
    return resultOf(request);
  });
};

/** Says that swatches are in the post, to whoever asked for them too. @throws OperatorProblem 404, 409 */
export const sendSwatches = (services: Services, by: Operator, id: number): Promise<SwatchRequest> =>
  transact(services.db, async (db) => {
    const found = await lockRequest(db, id);
    if (!found)
      throw new OperatorProblem(
        { en: `There is no request for swatches ${id}.`, fr: `Il n’y a pas de demande d’échantillons ${id}.` },
        404,
      );
    if (found.sentAt !== null)
      throw new OperatorProblem({
        en: `Swatches ${id} were sent already.`,
        fr: `Les échantillons ${id} sont déjà partis.`,
      });
    const request = { ...found, sentAt: services.now() };
    await markSent(db, id, request.sentAt);
    const [before, after] = [{ status: stateOf(found) }, { status: stateOf(request) }];
    await logChange(db, by, { action: 'swatches.send', subject: id, before, after }, services.now());
    await write(services, db, request, request.customerId !== null);
    return request;
  });
