// In place of react/jsx-dev-runtime, which a released host does not share: React Refresh needs components compiled for
// development, and a remote that is developed must run under such a host too.
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';

export { Fragment };
export const jsxDEV = (type, props, key, isStatic) => (isStatic ? jsxs : jsx)(type, props, key);
