import type { FastifyInstance } from 'fastify';
import type { Access } from '../access.ts';
import { serveCall } from '../call.ts';
import { ApiError, messages } from '../error.ts';
import { unbuiltCalls, type UnbuiltCall } from './calls.ts';

/** Serves what is not built yet: token and input are checked as they will be, then the answer is 501. */
export const registerUnbuilt = (app: FastifyInstance): void => {
  const table = Object.entries(unbuiltCalls) as [UnbuiltCall, Access][]; // the list's own names
  for (const [name, access] of table) {
    serveCall(app, name, access, async () => {
      throw new ApiError(501, messages.notBuilt);
    });
  }
};
