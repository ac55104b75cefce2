// In place of `desc.mjs` of @module-federation/error-codes: no texts.
export const runtimeDescMap = {};
export const typeDescMap = {};
export const buildDescMap = {};
export const errorDescMap = {};
