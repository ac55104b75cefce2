/**
 * A picture of the shop as a JPEG, which the API makes: social networks and shopping engines take no AVIF. Any
 * other address stays as it is.
 */
export const previewOf = (picture: string): string =>
  picture.replace(/^\/media\/pictures\/([\w-]+)-(?:320|640|1200)\.avif$/, '/media/previews/$1.jpg');
