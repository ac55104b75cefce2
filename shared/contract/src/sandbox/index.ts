export { sandboxAccountsPath } from './accounts.ts';
export type { AccountRequest, MadeAccount } from './accounts.ts';
export { chosenFlagsName, parseChosenFlags, writtenChosenFlags } from './chosen-flags.ts';
export type { ChosenFlags } from './chosen-flags.ts';
export { faultKinds, faultsName, parseFaults, writtenFault, writtenFaults } from './faults.ts';
export type { FaultKind, SandboxFault, SandboxFaults } from './faults.ts';
