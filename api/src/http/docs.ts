import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { operationOf } from './operation.ts';
import { policeScope, testersPolicy } from './policies.ts';
import { operatorOperationOf } from './operator/operation.ts';

/** OpenAPI made from the same schemas that check the calls: page at /docs, document at /docs/json. */
export const registerDocs = async (app: FastifyInstance): Promise<void> => {
  await app.register(swagger, {
    transform: ({ schema, url, route }) => {
      const { call, operatorCall, policy } = route.config ?? {};
      if (operatorCall) return { schema: operatorOperationOf(operatorCall), url };
      return { schema: call && policy ? operationOf(call, policy.who, url) : schema, url };
    },
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Commerce API',
        version: '1.0.0',
        description:
          'Every answer is an envelope of code, message, result and type; 200 means success. Money is integer cents of C$.',
      },
      components: {
        securitySchemes: {
          token: { type: 'apiKey', in: 'header', name: 'Authorization' },
          operatorKey: { type: 'http', scheme: 'bearer' },
        },
      },
    },
  });
  await app.register(async (scope) => {
    policeScope(scope, testersPolicy);
    await scope.register(swaggerUi, { routePrefix: '/docs' });
  });
};
