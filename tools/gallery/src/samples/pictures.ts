/** A product's picture: the name of its files in the shop's world, without width and ending. */
const stem = 'sofa-a-front-green';

/** Every file behind it, as `Picture` asks for them. */
export const pictureFiles = [...[320, 640, 1200].map((width) => `${stem}-${width}.avif`), `${stem}-640.webp`];

/** The address of a product's picture, as the API gives it. */
export const sofaPicture = `/media/pictures/${stem}-640.avif`;

/** One that the server does not have. */
export const missingPicture = '/media/pictures/missing-640.avif';
