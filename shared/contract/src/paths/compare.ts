/** Products side by side. Commas stay as they are, so that the address can be read and typed. */
export const compare = (ids: readonly number[] = []) => (ids.length > 0 ? `/compare?ids=${ids.join(',')}` : '/compare');
