import { calls } from '@shop/contract';
import { schemas } from '@shop/contract/schemas';
import { namesDeclared } from '../names.ts';
import { parsed, sourcesIn, type Parsed } from '../sources.ts';
import { fixedFields, objectsIn, recordsOf } from './answers.ts';
import { callsWithoutCaller } from './calls.ts';
import type { Ends } from './compare.ts';
import { eventsNeverSent, fieldsOfConstant, intentsWithOneSide, slotsWithOneSide } from './events.ts';
import { eventsWithoutDispatcher, fieldsWithoutReader, slicesIn } from './slices.ts';

const TRACKING = 'shared/tracking/src/events.ts';

const nodesOf = (files: readonly Parsed[], file: string) => files.find((one) => one.file === file)?.nodes ?? [];

/** Everything in the workspace that has one end only. */
export const looseEnds = async (): Promise<Ends> => {
  const shop = (await sourcesIn(['host', 'remote-*', 'shared'])).map(parsed);
  const api = (await sourcesIn(['api/src'])).filter(({ file }) => !/\/(hold|seed)\/|\/bench/.test(file)).map(parsed);
  const { intents, slots } = await namesDeclared();
  const slices = shop.flatMap(slicesIn);
  return {
    answer: fixedFields(recordsOf(schemas), objectsIn(api)),
    call: callsWithoutCaller(Object.keys(calls), shop),
    intent: intentsWithOneSide(
      intents,
      shop.filter(({ file }) => !file.startsWith('shared/contract/')),
    ),
    event: eventsNeverSent(
      fieldsOfConstant(nodesOf(shop, TRACKING), 'destinations'),
      shop.filter(({ file }) => file !== TRACKING),
    ),
    slot: slotsWithOneSide(slots, shop),
    state: fieldsWithoutReader(slices, shop),
    dispatch: eventsWithoutDispatcher(slices, shop),
  };
};
