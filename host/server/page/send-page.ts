import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendText } from '../http/encoding.ts';
import { namePage } from '../http/route-name.ts';
import { idHeaders, isUnchanged, pageHeaders } from './page-headers.ts';
import type { PageAnswer } from './produce-page.ts';

/** Sends a page as the browser takes it. */
export const sendPage = async (request: FastifyRequest, reply: FastifyReply, answer: PageAnswer) => {
  namePage(request, answer);
  reply.code(answer.status).headers({ ...idHeaders(request), ...pageHeaders(answer) });
  if (answer.location !== undefined) return reply.send();
  if (isUnchanged(answer, request)) return reply.code(304).send();
  return sendText(request, reply, answer.body, 'text/html');
};
