import { hostBuild } from '@shop/build/webpack';
import { languages, layouts } from '@shop/contract';
import { ownNames } from './contract/names.ts';

const { places, dispatches, intents } = ownNames;
const knows = { layouts, slots: places, intents, dispatches, languages };

export default (_env, argv) => hostBuild(import.meta.dirname, argv.mode === 'production', knows);
