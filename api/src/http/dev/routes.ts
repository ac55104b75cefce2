import type { FastifyInstance } from 'fastify';

/** Tools for testers; registered only while the sandbox is on. */
export const registerDevelopment = (_app: FastifyInstance): void => undefined;
