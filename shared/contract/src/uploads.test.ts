import { acceptedUploads, isPictureFile, isVideoFile } from './uploads.ts';

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
