/** HTTP status of an envelope's code: the code where it is an error status, 200 for answers such as 0 and 301. */
export const httpStatusOf = (code: number): number => {
  if (code === 10404) return 404;
  if (code === 2002) return 429;
  return code >= 400 && code <= 599 ? code : 200;
};
