import { parseFaults, writtenFaults } from './faults.ts';

test('faults are read as they are written, and what is none is named', () => {
  const text = 'productDetail@503,carts@slow-2000,login@cut';
  const { faults, wrong } = parseFaults(text);
  expect(wrong).toEqual([]);
  expect([...faults]).toEqual([
    ['productDetail', { kind: '503' }],
    ['carts', { kind: 'slow', ms: 2000 }],
    ['login', { kind: 'cut' }],
  ]);
  expect(writtenFaults(faults)).toBe(text);
  expect(parseFaults('carts@slow').faults.get('carts')).toEqual({ kind: 'slow', ms: 3000 });
  const none = ['nothing@503', 'carts@418', 'carts', 'carts@503-5', 'carts@slow-120001', 'toString@503'];
  expect(parseFaults(none.join(','))).toEqual({ faults: new Map(), wrong: none });
  expect(parseFaults('')).toEqual({ faults: new Map(), wrong: [] });
});
