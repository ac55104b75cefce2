import { focusFirst, nameOf, readForm, writeEmpty } from './form-elements.ts';

const formOf = (html: string): HTMLFormElement => {
  document.body.innerHTML = `<form>${html}</form>`;
  const [form] = document.forms;
  if (!form) throw new Error('no form');
  return form;
};

test('a form is read from its elements, each kind in its way; what has none keeps its value', () => {
  const form = formOf(`
    <input name="city" value="Laval">
    <select name="region"><option value="9">Alberta</option><option value="10" selected>Québec</option></select>
    <textarea name="note">Ring twice</textarea>
    <input type="radio" name="pay" value="card"><input type="radio" name="pay" value="wallet" checked>
    <input type="checkbox" name="agreed" value="1" checked>
    <button name="send" value="now">Send</button>
    <input name="other" value="not asked for">`);
  const values = { city: '', region: '', note: '', pay: '', agreed: false, send: 'kept', captcha: 'token' };
  expect(readForm(form, values)).toEqual({
    city: 'Laval',
    region: '10',
    note: 'Ring twice',
    pay: 'wallet',
    agreed: true,
    send: 'kept',
    captcha: 'token',
  });
  expect(values.city).toBe('');
});

test('texts are written into fields that are empty, and those are told', () => {
  const form = formOf(`
    <input name="city" value="  ">
    <input name="street" value="1 Rue Principale">
    <input name="unit">
    <select name="region"><option value=""></option><option value="10">Québec</option></select>
    <button name="send">Send</button>`);
  const texts = { city: 'Laval', street: 'Elsewhere', unit: undefined, region: '10', send: 'x', nowhere: 'x' };
  expect(writeEmpty(form, texts)).toEqual(['city', 'region']);
  expect(readForm(form, { city: '', street: '', unit: '', region: '' })).toEqual({
    city: 'Laval',
    street: '1 Rue Principale',
    unit: '',
    region: '10',
  });
  expect(form.querySelector('button')?.value).toBe('');
});

test('the field of an event has a name, or is none', () => {
  const form = formOf('<input name="city"><input id="nameless"><p></p>');
  const names = [...form.children].map((element) => nameOf(element));
  expect(names).toEqual(['city', undefined, undefined]);
  expect(nameOf(Object.assign(new EventTarget(), { name: 7 }))).toBeUndefined();
});

test('the focus goes to the first wrong field in the form’s order, and nowhere when none is there', () => {
  const form = formOf('<input id="nameless"><input name="city"><input name="street"><input name="unit">');
  focusFirst(form, { elsewhere: 'wrong' });
  expect(document.activeElement).toBe(document.body);
  focusFirst(form, { unit: 'wrong', street: 'wrong', toString: 'wrong' });
  expect(document.activeElement?.getAttribute('name')).toBe('street');
});
