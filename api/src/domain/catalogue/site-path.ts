/**
 * A requested path as it is stored: decoded, without leading slashes, `/index.php/` or a query; null when it cannot be
 * decoded or points outside of the site.
 */
export const storedPath = (requested: string): string | null => {
  try {
    const path = decodeURIComponent(requested.split(/[?#]/)[0] ?? '');
    const bare = path
      .replace(/^\/+/, '')
      .replace(/^index\.php\/+/, '')
      .replace(/\/+$/, '');
    const outside = bare.split('/').some((segment) => segment === '..' || segment === '.');
    return outside || /[\\\u0000-\u001f]/.test(bare) ? null : bare;
  } catch {
    return null;
  }
};
