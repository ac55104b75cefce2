/**
 * A request's address with broken percent-encodings made literal (`/%E0%A4%A` → `/%25E0…`), so that such an address
 * gets the shop's own not-found page instead of a bare error.
 */
export const readableUrl = (url: string): string => {
  const end = url.search(/[?#]/);
  const path = end < 0 ? url : url.slice(0, end);
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return path.replaceAll('%', '%25') + url.slice(path.length);
  }
};
