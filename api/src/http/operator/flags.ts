import { findFlagRules } from '../../database/operator/flag-rules.ts';
import { setFlagRules, switchFlag } from '../../flows/operator/flags.ts';
import type { OperatorHandlers } from './serve.ts';

export const flagsCalls: OperatorHandlers<'flags' | 'setFlags' | 'switchFlag'> = {
  flags: async ({ services }) => ({
    document: (await findFlagRules(services.db)) ?? '{ "flags": {} }\n',
  }),
  setFlags: async ({ services, by, body }) => ({ changed: await setFlagRules(services, by, body.document) }),
  switchFlag: async ({ services, by, body: { flag, state } }) => ({
    changed: await switchFlag(services, by, { flag: flag.trim(), state }),
  }),
};
