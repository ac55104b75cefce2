import fastify, { type FastifyInstance } from 'fastify';

const open: FastifyInstance[] = [];

/** For afterEach: closes what `answeringApi` has opened. */
export const closeApis = async () => void (await Promise.all(open.splice(0).map((api) => api.close())));

/** For tests: an API that answers one call with a code and nothing else, and what it was asked. */
export async function answeringApi(path: string, code: number): Promise<{ apiUrl: string; asked: unknown[] }> {
  const asked: unknown[] = [];
  const api = fastify();
  open.push(api);
  api.post(path, (request, reply) => {
    asked.push(request.body);
    return reply.send({ code, message: '', type: '', result: null });
  });
  return { apiUrl: await api.listen({ port: 0, host: '127.0.0.1' }), asked };
}
