export const anotherCall = 'the storefront has its answer from another call: docs/decisions/0012-calls-that-differ.md';
