import { uploadLimits } from '@shop/contract';
import { photoProblem } from './photos.ts';

const photo = (size = 1, type = 'image/jpeg') => ({ size, type });

test('photos are judged before they are sent', () => {
  const { files: count, fileSize: size, total } = uploadLimits;
  expect(photoProblem([])).toBeUndefined();
  expect(photoProblem(Array.from({ length: count }, () => photo()))).toBeUndefined();
  expect(photoProblem(Array.from({ length: count + 1 }, () => photo()))).toBe('tooMany');
  expect(photoProblem([photo(size)])).toBeUndefined();
  expect(photoProblem([photo(size + 1)])).toBe('tooLarge');
  expect(photoProblem([photo(size), photo(total - size), photo(1)])).toBe('tooLarge');
  expect(photoProblem([photo(1, 'video/mp4')])).toBe('otherKind');
});
