import { parseArgs } from 'node:util';
import { operatorRoles } from '@shop/contract/operator';
import { operatorWanted } from './embedded-keys.ts';
import { runNewOperator } from './new-operator.ts';

/** The first person, whom no call could make: they choose password and second factor in the console. */
await runNewOperator(
  'operator-person',
  `operator-person "<name>" --email <address> --role ${operatorRoles.join('|')}`,
  () => {
    const options = { role: { type: 'string' }, email: { type: 'string' } } as const;
    const { positionals, values } = parseArgs({ allowPositionals: true, options });
    return values.email === undefined ? null : operatorWanted(positionals.join(' '), values.role, values.email);
  },
  ({ id, secret }, { consoleUrl }) =>
    `Person ${id} is invited. This address is shown this once, and holds for three days:\n${consoleUrl}/#/invitation/${secret}`,
);
