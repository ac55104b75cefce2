export { matchPage } from './server/match-page.ts';
export { render } from './server/render.tsx';
