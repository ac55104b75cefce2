import { written, type Step } from '../../step.ts';

export const wheelSteps: readonly Step[] = [written('turn', { body: {} })];
