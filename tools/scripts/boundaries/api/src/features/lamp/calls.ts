import { screwed } from '../bulb/rules.ts';

export const lampCalls = screwed;
