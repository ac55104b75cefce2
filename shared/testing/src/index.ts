export { answer, breakConnection, type Asked } from './answer.ts';
export { renderPage, renderPart, makeTestStore, type Rendered, type TestOptions } from './render-page.tsx';
export { server, useServer } from './server.ts';
