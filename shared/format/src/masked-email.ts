/** An e-mail that its owner recognises and others cannot use: `r•••r@example.ca`. Lines do not break at a bullet. */
export const maskedEmail = (email: string): string => {
  const at = email.lastIndexOf('@');
  const name = Array.from(email.slice(0, at)); // whole letters, whatever the script
  // The last letter of a short name would reveal too much.
  return `${name[0] ?? ''}•••${name.length > 3 ? name.at(-1) : ''}${email.slice(at)}`;
};
