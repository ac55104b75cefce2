interface LoadedModule {
  exports: unknown;
}

declare const __webpack_require__: {
  m: Record<string, ((module: LoadedModule, ...others: unknown[]) => void) | undefined>;
  c: Record<string, LoadedModule | undefined>;
  consumesLoadingData?: { initialConsumes: readonly (string | number)[] };
};

// On the server what is shared and eager, React first of all, is decided once. Federation's runtime forgets it at each
// use, and every hook of every component looks for the right version anew.
for (const id of __webpack_require__.consumesLoadingData?.initialConsumes ?? []) {
  const decide = __webpack_require__.m[id];
  if (!decide) continue;
  __webpack_require__.m[id] = (module, ...others) => {
    decide(module, ...others);
    __webpack_require__.c[id] = module;
  };
}
