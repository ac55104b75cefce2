import formbody from '@fastify/formbody';
import { type CallInput, type CallName, paths } from '@shop/contract';
import type { FastifyInstance } from 'fastify';
import { refuseForm } from './refused-form.ts';
import { isSameOrigin } from '../http/origin.ts';
import type { ApiCall } from './api-call.ts';
import { addFields, removeFields, updateFields } from './cart-fields.ts';
import { formCaller } from './form-caller.ts';

/** Query `notice` of the cart page: the form was invalid, the API refused it, or the API did not answer. */
export type CartNotice = 'invalid' | 'refused' | 'unavailable';

export interface CartFormsOptions {
  call: ApiCall;
  publicOrigin: string;
}

const isFields = (body: unknown): body is Record<string, unknown> => typeof body === 'object' && body !== null;

/**
 * The cart without scripts: plain forms that post here, change the cart at the API and come back to the cart page.
 * Sent from another site they are refused.
 */
export async function serveCartForms(app: FastifyInstance, { call, publicOrigin }: CartFormsOptions): Promise<void> {
  await app.register(formbody, { bodyLimit: 10_000 });

  function form<N extends CallName>(
    path: string,
    name: N,
    read: (fields: Record<string, unknown>) => CallInput<N> | null,
  ) {
    app.post(path, async (request, reply) => {
      reply.header('cache-control', 'no-store');
      if (!isSameOrigin(request, publicOrigin)) return refuseForm(request, reply, 'elsewhere', publicOrigin);
      const back = (notice?: CartNotice) =>
        reply.redirect(notice ? `${paths.cart()}?notice=${notice}` : paths.cart(), 303);
      const input = isFields(request.body) ? read(request.body) : null;
      if (!input) return back('invalid');
      const { code } = await formCaller(call, request, reply)(name, input);
      if (code === 200) return back();
      request.log.warn({ call: name, code }, 'cart form not carried out');
      return back(code === 0 || code >= 500 ? 'unavailable' : 'refused');
    });
  }

  form(paths.addToCartForm(), 'addCartItem', addFields);
  form(paths.updateCartForm(), 'editCartItem', updateFields);
  form(paths.removeFromCartForm(), 'deleteCartItem', removeFields);
}
