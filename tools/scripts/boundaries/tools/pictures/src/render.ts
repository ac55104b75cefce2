export const render = 'only to make what is committed';
