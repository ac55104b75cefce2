import { signInStep, stepOfMode, type SignInEvent, type SignInStep } from './sign-in-machine.ts';

const from = (step: SignInStep, happened: SignInEvent['happened'], email?: string) =>
  signInStep({ step, email: 'ana@example.ca' }, { happened, ...(email && { email }) });

test.each([
  ['email', 'accountFound', 'password'],
  ['email', 'accountMissing', 'create'],
  ['email', 'codeNeeded', 'confirm'],
  ['password', 'accountWanted', 'create'],
  ['password', 'emailDoubted', 'email'],
  ['password', 'codeNeeded', 'confirm'],
  ['create', 'emailDoubted', 'email'],
  ['create', 'codeNeeded', 'confirm'],
  ['confirm', 'codeSignedNobodyIn', 'email'],
] as const)('AUTH-001 AUTH-009 from %s, %s leads to %s', (step, happened, next) => {
  expect(from(step, happened)).toEqual({ step: next, email: 'ana@example.ca' });
});

test('AUTH-001 an e-mail that comes along replaces the one before', () => {
  expect(from('email', 'accountFound', 'bob@example.ca')).toEqual({ step: 'password', email: 'bob@example.ca' });
});

test('AUTH-001 an answer that comes after its step was left changes nothing', () => {
  expect(from('create', 'accountFound', 'late@example.ca')).toEqual({ step: 'create', email: 'ana@example.ca' });
  expect(from('confirm', 'accountWanted')).toEqual({ step: 'confirm', email: 'ana@example.ca' });
});

test('AUTH-001 the modes of the popup are the four steps, in their order', () => {
  expect(stepOfMode).toEqual({ 1: 'email', 2: 'password', 3: 'create', 4: 'confirm' });
});
