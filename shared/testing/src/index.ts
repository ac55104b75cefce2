export { actionCall, type ActionAnswers } from './action-call.ts';
export { answer, answerOutside, breakConnection, refuseCalls, tooMany, type Asked } from './answer.ts';
export { customerArrives, type Visitor } from './customer-arrives.ts';
export { heard } from './announcements.ts';
export { defaultFlags, queryNamesReadBy } from './query-names.ts';
export { recorded } from './recorded.ts';
export {
  hydratePage,
  renderPage,
  renderPart,
  makeTestStore,
  textsFor,
  type Rendered,
  type TestOptions,
} from './render-page.tsx';
export { server, useServer } from './server.ts';
export { expectNothingStale, translate } from './translated.ts';
