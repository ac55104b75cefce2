/** The API's answer to a postal code that it does not know (PDP-036). */
export const isUnknownZip = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 400;
