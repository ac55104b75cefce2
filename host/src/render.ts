// HostBundle of host/contract: the web server renders with it.
import './federation/keep-shared.ts';
export { importExpose } from './federation/server.ts';
export { act } from './server-render/act.ts';
// A web server of the release before asks for it.
export { matchPage } from '../contract/match-page.ts';
export { render } from './server-render/render.tsx';
