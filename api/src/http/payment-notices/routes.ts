import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { PaymentMethod } from '@shop/contract';
import { NoticeRefused, type Notice, type NoticeSubject } from '../../payment/notice.ts';
import type { PaymentProvider } from '../../payment/provider.ts';
import { ShopError } from '../../domain/shop-error.ts';
import { noticePaths } from '../../payment/notice-paths.ts';
import { handleProviderNotification } from '../../flows/orders/handle-provider-notification.ts';
import { httpMessages } from '../messages.ts';
import { mostOfBody } from '../policies.ts';

/** Acknowledgement that every provider accepts; Alipay reads the body. */
const received = { result: { resultCode: 'SUCCESS', resultStatus: 'S', resultMessage: 'success' } };

type Read = (notice: Notice) => NoticeSubject;

const subjectOf = (read: Read, { url, headers, body }: FastifyRequest): NoticeSubject => {
  try {
    return read({ path: url.split('?')[0] ?? '', headers, body: typeof body === 'string' ? body : '' });
  } catch (error) {
    if (error instanceof NoticeRefused) throw new ShopError(401, httpMessages.unsigned);
    throw error;
  }
};

/**
 * Where payment providers say that something became of a payment. A notice only names the payment; its state is asked
 * for at the provider. A notice that is not the provider's is refused.
 */
export const registerPaymentNotices = (app: FastifyInstance): void => {
  const { services } = app;
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  const providers: readonly (readonly [PaymentMethod, PaymentProvider])[] = [
    ['card', services.cards],
    ['klarna', services.payLater],
    ['alipay', services.wallet],
  ];
  // A provider's own long numbers may look like those of cards; it sends none of those. It says a thing until it is heard.
  const policy = {
    who: 'provider',
    limit: 'perMinute',
    body: mostOfBody,
    repeat: 'again',
    takesCards: true,
  } as const;
  const options = { schema: { hide: true }, config: { policy } };
  for (const [method, provider] of providers) {
    const { name, notice } = provider;
    if (!notice) continue;
    app.post(`${noticePaths}${name}`, options, async (request) => {
      await handleProviderNotification(services, method, subjectOf(notice, request), (line) => request.log.error(line));
      return received;
    });
  }
};
