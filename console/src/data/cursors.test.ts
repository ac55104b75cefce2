import { numberedPages } from './cursors.ts';

/** A list of ten, two by two. */
const ten = () => {
  const asked: (number | undefined)[] = [];
  const read = async (after?: number) => {
    asked.push(after);
    const begin = after ?? 0;
    return { list: [begin + 1, begin + 2], next: begin + 2 < 10 ? begin + 2 : null };
  };
  return { asked, read };
};

test('a page is read from where the one before it ended, and found again after a reload', async () => {
  const { asked, read } = ten();
  const pages = numberedPages();
  expect(await pages('all', 1, read)).toEqual({ list: [1, 2], hasNext: true });
  expect(await pages('all', 2, read)).toEqual({ list: [3, 4], hasNext: true });
  expect(asked).toEqual([undefined, 2]);
  expect(await numberedPages()('all', 5, read)).toEqual({ list: [9, 10], hasNext: false });
  expect(asked.slice(2)).toEqual([undefined, 2, 4, 6, 8]);
});

test('a page beyond the end is empty, and another list begins anew', async () => {
  const { asked, read } = ten();
  const pages = numberedPages();
  expect(await pages('all', 7, read)).toEqual({ list: [], hasNext: false });
  await pages('some', 1, read);
  expect(asked.at(-1)).toBeUndefined();
});
