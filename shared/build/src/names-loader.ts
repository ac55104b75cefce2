import type { LoaderDefinition } from 'webpack';

/**
 * React Router names its components in statements of their own and does not say that what makes them does nothing else:
 * a build would keep all of them, with what they stand on. Names are for developers' tools.
 */
const withoutNames: LoaderDefinition = (code) =>
  code
    .replaceAll(/^\w+\.displayName = "[^"]*";$/gm, '')
    .replaceAll(/ = (?=React\d*\.(?:createContext|forwardRef|memo)\()/g, ' = /* @__PURE__ */ ');

export default withoutNames;
