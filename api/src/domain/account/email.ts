/** An e-mail address as it is stored and compared, or null when it cannot be one. */
export const normalisedEmail = (text: string): string | null => {
  const email = text.trim().toLowerCase();
  return /^[^\s@<>"(),:;[\]\\]+@[^\s@.<>"(),:;[\]\\]+(\.[^\s@.<>"(),:;[\]\\]+)+$/.test(email) && email.length <= 254
    ? email
    : null;
};
