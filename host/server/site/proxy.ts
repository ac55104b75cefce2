import httpProxy from '@fastify/http-proxy';
import { type Language, uploadLimits } from '@shop/contract';
import type { FastifyInstance } from 'fastify';
import { faultHeaders, faultsOf, isCutOff } from '../overrides/choices.ts';
import { apiConnections } from '../http/api-connections.ts';
import { loggedPath } from '../http/logging.ts';
import { type NamedRequest, visitorHeaders, withoutOwnHeaders } from '../http/api-headers.ts';
import type { Policy } from '../http/policies.ts';

const prefixes = ['/api', '/searchApi', '/goapi', '/mobile', '/v4', '/customer/get_system_notes', '/media'];
const sandboxPrefixes = ['/dev', '/docs'];
/** Bytes: files of a form, and what is around them. */
const mostOfUpload = uploadLimits.total + 1024 * 1024;

interface Fault {
  status: 502 | 504;
  code: number;
  messages: Record<Language, string>;
}

const reference: Record<Language, string> = { en: 'Reference', fr: 'Référence' };

const unreachable: Fault = {
  status: 502,
  code: 500,
  messages: {
    en: 'The shop cannot reach its server at the moment. Please try again.',
    fr: 'La boutique ne peut pas joindre son serveur pour le moment. Veuillez réessayer.',
  },
};

const tooLate: Fault = {
  status: 504,
  code: 504,
  messages: {
    en: 'The shop’s server takes too long to answer. Please try again.',
    fr: 'Le serveur de la boutique met trop de temps à répondre. Veuillez réessayer.',
  },
};

/**
 * The API's envelope for what it could not answer itself. People read its message, so it is in their language; it ends
 * with the request's id, under which the log tells more.
 */
const envelope = ({ code, messages }: Fault, { id, headers }: NamedRequest) => {
  const language = headers['accept-language']?.trim().toLowerCase().startsWith('fr') ? 'fr' : 'en';
  return { code, message: `${messages[language]} (${reference[language]} ${id})`, result: null, type: 'error' };
};

/**
 * Passes the API's paths on to it. One that is down is answered with HTTP 502 and an envelope, one that gives no answer
 * within `apiTimeout` ms with 504 and a line in the log; an answer that breaks off for as long is ended.
 */
export const proxyToApi = async (
  app: FastifyInstance,
  options: { apiUrl: string; apiTimeout: number; sandbox: boolean; webSecret: string },
): Promise<void> => {
  const policy: Policy = { who: 'api', limit: 'api', body: mostOfUpload, repeat: 'once' };
  for (const prefix of options.sandbox ? [...prefixes, ...sandboxPrefixes] : prefixes) {
    await app.register(httpProxy, {
      upstream: options.apiUrl,
      prefix,
      rewritePrefix: prefix,
      config: { policy },
      disableRequestLogging: true,
      undici: apiConnections,
      replyOptions: {
        timeout: options.apiTimeout,
        // Without this the library asks a busy API ten times more, within milliseconds.
        retryDelay: () => null,
        // Headers of the API's own connection say nothing of the browser's.
        rewriteHeaders: ({ connection: _connection, 'keep-alive': _connectionHeader, ...headers }) => headers,
        rewriteRequestHeaders: (request, headers) => ({
          ...withoutOwnHeaders(headers),
          ...visitorHeaders(options.webSecret, request),
          ...faultHeaders(faultsOf(request, options.sandbox)),
          'x-forwarded-host': request.host,
          'x-forwarded-proto': request.protocol,
        }),
        onError: (reply, { error }) => {
          if (isCutOff(faultsOf(reply.request, options.sandbox))) return void reply.hijack().raw.destroy();
          const fault = 'statusCode' in error && error.statusCode === 504 ? tooLate : unreachable;
          if (fault === tooLate) {
            const { method, url } = reply.request;
            const line = { method, path: loggedPath(url), limit: options.apiTimeout };
            reply.log.error(line, 'the API gave no answer in time');
          }
          void reply.code(fault.status).header('cache-control', 'no-store').send(envelope(fault, reply.request));
        },
      },
    });
  }
};
