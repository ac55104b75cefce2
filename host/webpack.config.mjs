import { hostBuild } from '@shop/build/webpack';
import { intentTypes, languages, layouts, slotNames } from '@shop/contract';

const knows = { layouts, slots: slotNames, intents: Object.keys(intentTypes), languages };

export default (_env, argv) => hostBuild(import.meta.dirname, argv.mode === 'production', knows);
