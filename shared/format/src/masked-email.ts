/** An e-mail that its reader knows again and nobody else can write to: `r…r@example.ca`. */
export const maskedEmail = (email: string): string => {
  const at = email.lastIndexOf('@');
  const name = Array.from(email.slice(0, at)); // whole letters, whatever the script
  // Of a short name the last letter would tell too much.
  return `${name[0] ?? ''}…${name.length > 3 ? name.at(-1) : ''}${email.slice(at)}`;
};
