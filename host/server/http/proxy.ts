import httpProxy from '@fastify/http-proxy';
import type { Language } from '@shop/contract';
import type { FastifyInstance } from 'fastify';
import { visitorHeaders, withoutOwnHeaders } from './api-headers.ts';

const prefixes = ['/api', '/searchApi', '/goapi', '/mobile', '/v4', '/customer/get_system_notes', '/media'];
const sandboxPrefixes = ['/dev', '/docs'];

const messages: Record<Language, string> = {
  en: 'The shop cannot reach its server at the moment. Please try again.',
  fr: 'La boutique ne peut pas joindre son serveur pour le moment. Veuillez réessayer.',
};

/** The envelope that a client gets when the API cannot be reached. People read its message, so it is in their language. */
const unreachable = (acceptLanguage = '') => {
  const language = acceptLanguage.trim().toLowerCase().startsWith('fr') ? 'fr' : 'en';
  return { code: 500, message: messages[language], result: null, type: 'error' };
};

/** Passes the API's paths on to it; an API that is down is answered with HTTP 502 and an envelope. */
export const proxyToApi = async (
  app: FastifyInstance,
  options: { apiUrl: string; sandbox: boolean; webSecret: string },
): Promise<void> => {
  for (const prefix of options.sandbox ? [...prefixes, ...sandboxPrefixes] : prefixes) {
    await app.register(httpProxy, {
      upstream: options.apiUrl,
      prefix,
      rewritePrefix: prefix,
      disableRequestLogging: true,
      replyOptions: {
        rewriteRequestHeaders: (request, headers) => ({
          ...withoutOwnHeaders(headers),
          ...visitorHeaders(options.webSecret, request.ip),
          'x-request-id': request.id,
          'x-forwarded-host': request.host,
          'x-forwarded-proto': request.protocol,
        }),
        onError: (reply) =>
          void reply
            .code(502)
            .header('cache-control', 'no-store')
            .send(unreachable(reply.request.headers['accept-language'])),
      },
    });
  }
};
