// Prints rules for the flags of this workspace's remotes, all switched off: a draft for `pnpm operator flags set`.
import { draftRules } from './flags/draft.ts';

console.log(JSON.stringify(await draftRules(), null, 2));
