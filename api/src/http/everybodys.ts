import type { FastifyRequest } from 'fastify';
import type { CallName } from '@shop/contract';
import { derived } from '@shop/serving/memo';
import { receiveChanges } from '../database/content/cached-rows.ts';
import type { Services } from '../services.ts';
import type { Policy } from './policies.ts';
import { isRender } from './visitor-address.ts';

/** Calls that need no token and are one person's all the same: what they hold says whose, or they make a token. */
const ofOnePerson: ReadonlySet<CallName> = new Set<CallName>([
  'googleLogin',
  'guestLogin',
  'newsletterReader',
  'orderByLetter',
  'orderTrack',
  'registerStatus',
  'sharedList',
]);

/**
 * Whether a call, made without a token, reads what is everybody's: catalogue, search, contents and pages. It finds in `db`
 * what replicas answer (`DATABASE_READ_URL`), and PostgreSQL refuses what it would write. Every other call is the primary's.
 */
export const isEverybodys = (name: CallName, { who, repeat }: Policy): boolean =>
  repeat === 'reads' && (who === 'public' || who === 'anyone') && !ofOnePerson.has(name);

/** Header of a render: how far the database had come when its web server was last told of changes. */
const positionHeader = 'x-page-position';

const positionOf = (request: FastifyRequest): number => {
  const given = request.headers[positionHeader];
  return typeof given === 'string' && /^\d{1,15}$/.test(given) && isRender(request) ? Number(given) : 0;
};

const readingServices = derived((services: Services): Services => ({ ...services, db: services.readDb }));

/** Services for a request that reads what is everybody's: not older than its web server knows of, nor than a second. */
export const everybodysServices = async (request: FastifyRequest): Promise<Services> => {
  const { services } = request.server;
  if (services.readDb === services.db) return services;
  return (await receiveChanges(services.readDb, positionOf(request))) ? readingServices(services) : services;
};
