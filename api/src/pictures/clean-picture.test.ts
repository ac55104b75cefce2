import { cleanPicture } from './clean-picture.ts';

test('pictures are worked on a few at a time, and so many wait; who comes after them is asked to try again', async () => {
  const broken = new File(['no picture'], 'sofa.jpg');
  const all = await Promise.allSettled(Array.from({ length: 60 }, () => cleanPicture(broken)));
  const codes = all.map((one) => one.status === 'rejected' && Reflect.get(one.reason, 'code'));
  expect(codes.filter((code) => code === 400).length).toBeGreaterThanOrEqual(50);
  expect(codes.filter((code) => code === 503).length).toBeGreaterThanOrEqual(8);
  await expect(cleanPicture(broken)).rejects.toMatchObject({ code: 400 });
});
