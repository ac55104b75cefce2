import { useCanAccess } from 'react-admin';
import type { OperatorCallName } from '@shop/contract/operator';

/** Whether the role of whoever is signed in may make a call. */
export const useMay = (call: OperatorCallName): boolean =>
  useCanAccess({ resource: 'calls', action: call }).canAccess ?? false;
