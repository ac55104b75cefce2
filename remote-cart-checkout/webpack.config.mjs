import { remoteBuild, standaloneBuild } from '@shop/build/webpack';
import config from './remote.config.ts';

export default (env, argv) =>
  env.standalone
    ? standaloneBuild(config, import.meta.dirname)
    : remoteBuild(config, import.meta.dirname, argv.mode === 'production');
