import { anotherCall } from '../reasons.ts';

export const calls = { plusInviteList: anotherCall };
