import { hostBuild } from '@shop/build/webpack';

export default (_env, argv) => hostBuild(import.meta.dirname, argv.mode === 'production');
