import type { FastifyInstance } from 'fastify';
import { calls, type CallName } from '@shop/contract';
import { serve, type ServedCall } from '../http/call.ts';
import * as checkoutFiles from './checkout.ts';
import * as otherFiles from './others.ts';

type Intersection<Union> = (Union extends unknown ? (each: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;

const together = <Files extends Record<string, object>>(files: Files) =>
  Object.assign({}, ...Object.values(files)) as Intersection<Files[keyof Files]>; // assign answers any

const checkoutCalls = together(checkoutFiles);

/** Every call of the contract, each by its name: one without a handler does not compile. */
const servedCalls: Readonly<Record<CallName, ServedCall>> = { ...checkoutCalls, ...together(otherFiles) };

/** Further paths of a call. */
const aliases: Readonly<Partial<Record<CallName, readonly string[]>>> = {
  systemNotes: ['/customer/get_system_notes'],
};

/** Routes of all calls, as the contract lists them. */
export const registerCalls = async (app: FastifyInstance): Promise<void> => {
  await app.register(async (checkout) => {
    const { checkoutDb } = app.services;
    checkout.decorate('services', { ...app.services, db: checkoutDb, readDb: checkoutDb });
    // Keys of a typed table.
    for (const name of Object.keys(calls) as CallName[]) {
      serve(name in checkoutCalls ? checkout : app, name, servedCalls[name], aliases[name]);
    }
  });
};
