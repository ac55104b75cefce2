/** Every test account of the world has this password. */
export const testPassword = 'Boreal2026';

export const accounts = {
  ordinary: 'ordinary@shop.test',
  /** Confirmed, and without any order of their own. */
  claimable: 'claimable@shop.test',
};
