import { parseArgs } from 'node:util';
import { operatorRoles } from '@shop/contract/operator';
import { operatorWanted } from './embedded-keys.ts';
import { runNewOperator } from './new-operator.ts';

/** The first key, which no call could make. */
await runNewOperator(
  'operator-key',
  `operator-key "<whose>" --role ${operatorRoles.join('|')}`,
  () => {
    const { positionals, values } = parseArgs({ allowPositionals: true, options: { role: { type: 'string' } } });
    return operatorWanted(positionals.join(' '), values.role);
  },
  ({ id, secret }) => `Key ${id}, which is shown this once:\n${secret}`,
);
