import { fieldsOfInterface } from './loose-ends/events.ts';
import { filesIn, parsed } from './sources.ts';

/** Where types say which slots and intents there are: the contract, and each remote for those that it brings. */
const declaring = ['shared/contract/src/slots.ts', 'shared/contract/src/events.ts', 'remote-*/names.d.ts'];

/** Every name of a slot and of an intent in the workspace. */
export const namesDeclared = async (): Promise<{ slots: string[]; intents: string[] }> => {
  const nodes = (await filesIn(declaring)).map(parsed).flatMap((file) => file.nodes);
  return { slots: fieldsOfInterface(nodes, 'SlotProps'), intents: fieldsOfInterface(nodes, 'IntentPayloads') };
};
