// What the web server renders with: HostBundle of host/contract.
import './federation/keep-shared.ts';
export { importExpose } from './federation/server.ts';
export { act } from './server-render/act.ts';
export { matchPage } from './server-render/match-page.ts';
export { render } from './server-render/render.tsx';
