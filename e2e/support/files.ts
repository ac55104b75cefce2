/** A picture of one pixel, as a telephone would give it. */
export const photo = {
  name: 'damage.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGD4DwABBAEAX+XDSwAAAABJRU5ErkJggg==',
    'base64',
  ),
};

/** A file that is no picture. */
export const textFile = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('It came broken.') };
