// Breaks the boundaries on purpose: the check that guards them must say so.
import type { Invented } from '../../world/src/index.ts';

export const seed = (world: Invented): string => world.name;
