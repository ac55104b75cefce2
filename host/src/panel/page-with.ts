/** The address of the page in view with another choice of this browser: the page and all that it calls are made anew. */
export const pageWith = (name: string, choice: string): string => {
  const url = new URL(location.href);
  url.searchParams.set(name, choice);
  return url.pathname + url.search;
};
