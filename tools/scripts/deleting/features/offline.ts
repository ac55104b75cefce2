import { type Feature, without, withoutLines } from '../edits.ts';

export const offline: Feature = {
  files: [
    'tools/scripts/deleting/features/offline.ts',
    'host/src/offline/*',
    'host/src/offline/own/*',
    'host/server/site/service-worker/offline.js',
    'shared/contract/src/paths/offline.ts',
    'e2e/shell/offline.spec.ts',
    'e2e/account/offline-lists.spec.ts',
    'e2e/support/saved-pages.ts',
    'e2e/speed/second-visit.bench.ts',
    'world/data/pages/*/without-a-network.md',
  ],
  edits: {
    'host/src/browser/services.ts': [
      withoutLines("from '../offline/"),
      without(`  const offline = deferredOffline(deferred, {
    language,
    store: () => begun,
    known: session.known,
    remotes: registered,
    say: (notice) => store?.dispatch(showToast(notice)),
  });
`),
      without('resolution.watch(offline)', 'resolution.watch(deferred)'),
      without(`    offline,
`),
    ],
    'host/src/services.ts': [
      withoutLines("from './offline/"),
      without(`  /** What is there without a network; a browser's alone. */
  offline?: DeferredOffline;
`),
    ],
    'host/src/pages/failure-screen.tsx': [
      without(`const SavedPages = lazy(() =>
  import(/* webpackChunkName: "offline" */ '../offline/saved-pages-list.tsx').catch(() => ({ default: () => null })),
);

`),
      without(
        `      {reason === 'offline' ? null : <FallbackNavigation />}
      {idle && reason === 'offline' && (
        <Suspense>
          <SavedPages />
        </Suspense>
      )}
`,
        `      <FallbackNavigation />
`,
      ),
    ],
    'host/src/pages/routes.tsx': [withoutLines("shellRoute('/offline'")],
    'host/src/shell/root.tsx': [
      withoutLines("import('../offline/"),
      without(`  const offline = idle ? (
    <PartBoundary remote="host" expose="offline">
      <Suspense fallback={null}>
        <OfflineParts />
      </Suspense>
    </PartBoundary>
  ) : null;
`),
      without(`
          {offline}`),
    ],
    'shared/session/src/browser-storage.ts': [withoutLines("'saved_answers'"), withoutLines("'pending_changes'")],
    'world/data/pages.json': [
      without(`,
  { "id": 50, "path": "without-a-network", "footerLink": null, "updated": "2026-12-01" }`),
    ],
    'world/data/words/help.json': [
      without(`,
  {
    "urlPath": "without-a-network",
    "words": {
      "en": ["offline", "no internet", "no connection", "install the shop", "add to home screen"],
      "fr": ["hors ligne", "sans réseau", "sans internet", "sans connexion", "installer la boutique", "écran d’accueil"]
    }
  }`),
    ],
  },
  tests: ['host/src/pages', 'host/src/browser', 'host/src/shell', 'host/server/site', 'world/src'],
  words:
    /saved_answers|pending_changes|saved-pages|DeferredOffline|deferredOffline|OfflineParts|without-a-network|paths\.offline/,
};
