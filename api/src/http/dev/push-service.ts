import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { importJWK, jwtVerify } from 'jose';
import { Type, type Static } from 'typebox';
import { messages, type Message } from '../../domain/messages.ts';
import { sandboxPushPath } from '../../domain/push/endpoint.ts';
import { orNotFound, ShopError } from '../../domain/shop-error.ts';
import { testersPolicy } from '../policies.ts';
import { validatorOf } from '../validation.ts';

/** Of one browser: the key that may send to it, and what has come, still encrypted. */
interface Browser {
  key: string;
  received: { ttl: number; urgency: string | null; encoding: string; body: string }[];
}

/** A path that names a browser. */
interface Named {
  Params: { id: string };
}

const refused: Message = { en: 'This is no push message.', fr: 'Ce n’est pas une notification.' };
const Subscribing = Type.Object({ application_server_key: Type.String({ maxLength: 200 }) });
/** Bytes of a message at most, RFC 8030 7.2; messages of a browser at most. */
const largest = 4_096;
const most = 100;

const originOf = (request: FastifyRequest): string => `${request.protocol}://${request.host}`;

/** The shop's public key as jose reads it: a point of P-256, uncompressed. */
const publicKeyOf = (key: string) => {
  const point = Buffer.from(key, 'base64url');
  const part = (from: number) => point.subarray(from, from + 32).toString('base64url');
  return importJWK({ kty: 'EC', crv: 'P-256', x: part(1), y: part(33) }, 'ES256');
};

/** Who sends proves to have the key that the browser subscribed with (RFC 8292). @throws ShopError 401, 403 */
const checkSender = async (request: FastifyRequest, { key }: Browser): Promise<void> => {
  const [, token, sent] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(request.headers.authorization ?? '') ?? [];
  if (token === undefined) throw new ShopError(401, refused);
  if (sent !== key) throw new ShopError(403, refused);
  try {
    const { payload } = await jwtVerify(token, await publicKeyOf(key), { audience: originOf(request) });
    const day = 24 * 60 * 60;
    if (payload.exp && payload.exp - Date.now() / 1000 <= day && /^(mailto:|https:)/.test(payload.sub ?? '')) return;
  } catch {
    // Refused below, as a token that lasts too long.
  }
  throw new ShopError(403, refused);
};

/**
 * The sandbox's push service, in the place of a browser vendor's: it gives out addresses, takes messages as RFC 8030
 * says, and keeps them as they came, for whoever has the browser's keys. It forgets everything with its process, and
 * answers as for any browser that is gone.
 */
export const registerPushService = (app: FastifyInstance): void => {
  const browsers = new Map<string, Browser | 'gone'>();
  const check = validatorOf(Subscribing, 'json');
  // Encrypted bytes may look like anything.
  const policy = { ...testersPolicy, takesCards: true } as const;
  const options = { schema: { hide: true }, config: { policy } };
  const browserOf = (id: string): Browser => {
    const browser = orNotFound(browsers.get(id));
    if (browser === 'gone') throw new ShopError(410, messages.notFound);
    return browser;
  };

  void app.register(async (scope) => {
    scope.addContentTypeParser('application/octet-stream', { parseAs: 'buffer', bodyLimit: largest }, (_, body, done) =>
      done(null, body),
    );
    scope.post(sandboxPushPath, options, (request) => {
      const { application_server_key: key } = check(request.body) as Static<typeof Subscribing>; // the check makes it so
      const id = randomUUID();
      browsers.set(id, { key, received: [] });
      return { endpoint: `${originOf(request)}${sandboxPushPath}${id}` };
    });
    scope.post<Named>(`${sandboxPushPath}:id`, options, async (request, reply) => {
      const browser = browserOf(request.params.id);
      await checkSender(request, browser);
      const { ttl, urgency, 'content-encoding': encoding } = request.headers;
      if (!/^\d+$/.test(String(ttl)) || encoding !== 'aes128gcm' || !Buffer.isBuffer(request.body))
        throw new ShopError(400, refused);
      const { received } = browser;
      received.push({
        ttl: Number(ttl),
        urgency: typeof urgency === 'string' ? urgency : null,
        encoding,
        body: request.body.toString('base64url'),
      });
      if (received.length > most) received.shift();
      const location = `${originOf(request)}${sandboxPushPath}${request.params.id}/messages`;
      return reply.code(201).header('location', location).header('ttl', ttl).send();
    });
    scope.get<Named>(
      `${sandboxPushPath}:id/messages`,
      options,
      async (request) => browserOf(request.params.id).received,
    );
    scope.delete<Named>(`${sandboxPushPath}:id`, options, async (request, reply) => {
      browsers.set(request.params.id, 'gone');
      return reply.code(204).send();
    });
  });
};
