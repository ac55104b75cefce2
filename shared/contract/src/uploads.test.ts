import { acceptedUploads, isPictureFile, isVideoFile, photoProblem, uploadLimits } from './uploads.ts';

test.each(['film.mp4', 'FILM.MOV', 'my.sofa.webm', 'a/b.3gp', 'clip.m4v'])('ACC-018 %s is a video', (name) => {
  expect([isVideoFile(name), isPictureFile(name)]).toEqual([true, false]);
});

test.each(['sofa.jpg', 'SOFA.JPEG', 'a.b.png', 'x.webp', 'y.avif'])('%s is a picture', (name) => {
  expect([isPictureFile(name), isVideoFile(name)]).toEqual([true, false]);
});

test.each(['', 'mp4', 'film', 'film.', 'film.mp4.exe', 'jpg.d/readme', 'film.mp4x', 'a.png\\b'])(
  '%p is neither',
  (name) => {
    expect([isVideoFile(name), isPictureFile(name)]).toEqual([false, false]);
  },
);

test('a file dialog offers both kinds', () => {
  expect(acceptedUploads.split(',')).toEqual(expect.arrayContaining(['.jpg', '.mp4']));
});

const photo = (size = 1, type = 'image/jpeg') => ({ size, type });

test('photos are judged before they are sent', () => {
  const { files: count, fileSize: size, total } = uploadLimits;
  expect(photoProblem([])).toBeUndefined();
  expect(photoProblem(Array.from({ length: count }, () => photo()))).toBeUndefined();
  expect(photoProblem(Array.from({ length: count + 1 }, () => photo()))).toBe('tooMany');
  expect(photoProblem([photo(size)])).toBeUndefined();
  expect(photoProblem([photo(size + 1)])).toBe('tooLarge');
  expect(photoProblem([photo(size), photo(total - size), photo(1)])).toBe('tooLarge');
  expect(photoProblem([photo(size), photo(total - size)])).toBeUndefined();
  expect(photoProblem([photo(1, 'video/mp4')])).toBe('otherKind');
  expect(photoProblem([photo(), photo()], 1)).toBe('tooMany');
});
