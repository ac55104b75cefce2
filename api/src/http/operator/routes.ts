import type { FastifyInstance } from 'fastify';
import {
  operatorCalls,
  type FeatureOperatorCallName,
  type OperatorCall,
  type OperatorCallName,
} from '@shop/contract/operator';
import { ordersCalls } from './orders.ts';
import { answersCalls } from './answers.ts';
import { categoriesCalls } from './categories.ts';
import { contentCalls } from './content.ts';
import { couponsCalls } from './coupons.ts';
import { customersCalls } from './customers.ts';
import { decisionsCalls } from './decisions.ts';
import { figuresCalls } from './figures.ts';
import { flagsCalls } from './flags.ts';
import { jobsCalls } from './jobs.ts';
import { keysCalls } from './keys.ts';
import { pastOrdersCalls } from './past-orders.ts';
import { peopleCalls } from './people.ts';
import { pictureTypes } from './picture-body.ts';
import { pricesCalls } from './prices.ts';
import { productsCalls } from './products.ts';
import { serveOperator, type OperatorHandlers } from './serve.ts';
import { webhooksCalls } from './webhooks.ts';

/** Every call of the operator's contract but those of features, each by its name: one without a handler does not compile. */
const ownHandlers: OperatorHandlers<Exclude<OperatorCallName, FeatureOperatorCallName>> = {
  ...keysCalls,
  ...peopleCalls,
  ...jobsCalls,
  ...ordersCalls,
  ...decisionsCalls,
  ...customersCalls,
  ...pastOrdersCalls,
  ...figuresCalls,
  ...answersCalls,
  ...pricesCalls,
  ...productsCalls,
  ...categoriesCalls,
  ...couponsCalls,
  ...contentCalls,
  ...webhooksCalls,
  ...flagsCalls,
};

/** Routes with which the shop is run; features stand above this floor and bring the handlers of their calls. */
export const registerOperator = (app: FastifyInstance, features: OperatorHandlers<FeatureOperatorCallName>): void => {
  const handlers: OperatorHandlers = { ...ownHandlers, ...features };
  const names = Object.keys(handlers) as OperatorCallName[];
  const taking = (...bodies: OperatorCall['body'][]) =>
    names.filter((name) => {
      const { body }: OperatorCall = operatorCalls[name];
      return bodies.includes(body);
    });
  for (const name of taking(undefined, 'json')) serveOperator(app, name, handlers[name]);
  // A file is handed on as it comes in, and to these calls alone.
  app.register(async (scope) => {
    scope.addContentTypeParser('text/csv', (_request, payload, done) => done(null, payload));
    for (const name of taking('csv')) serveOperator(scope, name, handlers[name]);
  });
  app.register(async (scope) => {
    scope.addContentTypeParser(pictureTypes, (_request, payload, done) => done(null, payload));
    for (const name of taking('picture')) serveOperator(scope, name, handlers[name]);
  });
};
