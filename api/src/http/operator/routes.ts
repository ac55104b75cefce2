import type { FastifyInstance } from 'fastify';
import type { OperatorCallName } from '@shop/contract/operator';
import { contactCalls } from './contact.ts';
import { decisionsCalls } from './decisions.ts';
import { jobsCalls } from './jobs.ts';
import { keysCalls } from './keys.ts';
import { opinionsCalls } from './opinions.ts';
import { ordersCalls } from './orders.ts';
import { parcelsCalls } from './parcels.ts';
import { pricesCalls } from './prices.ts';
import { returnsCalls } from './returns.ts';
import { serveOperator, type OperatorHandlers } from './serve.ts';

/** Every call of the operator's contract, each by its name: one without a handler does not compile. */
const handlers: OperatorHandlers = {
  ...keysCalls,
  ...jobsCalls,
  ...ordersCalls,
  ...parcelsCalls,
  ...returnsCalls,
  ...decisionsCalls,
  ...opinionsCalls,
  ...contactCalls,
  ...pricesCalls,
};

/** Routes with which the shop is run. */
export const registerOperator = (app: FastifyInstance): void => {
  for (const name of Object.keys(handlers) as OperatorCallName[]) serveOperator(app, name, handlers[name]);
};
