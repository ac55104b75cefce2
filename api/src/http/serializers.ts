import serializers from '@fastify/fast-json-stringify-compiler';

/**
 * Fastify's own way to write answers by their schemas, with each schema compiled when its first answer is written: to
 * compile all of them takes most of a start, and an answer never waits for more than its own.
 */
export const lazySerializers: ReturnType<typeof serializers> = (schemas, options) => {
  const compile = serializers()(schemas, options);
  return (route) => {
    let write: ReturnType<typeof compile> | undefined;
    return (answer) => (write ??= compile(route))(answer);
  };
};
