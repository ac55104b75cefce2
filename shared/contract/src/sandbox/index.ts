export { sandboxAccountsPath } from './accounts.ts';
export type { AccountWish, MadeAccount } from './accounts.ts';
export { faultKinds, faultsName, parseFaults, writtenFault, writtenFaults } from './faults.ts';
export type { FaultKind, SandboxFault, SandboxFaults } from './faults.ts';
