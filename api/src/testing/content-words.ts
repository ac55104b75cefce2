/** Options of `content add` in both languages. */
export const words = (option: string, en: string, fr: string) => [`--${option}`, en, `--${option}-fr`, fr];
export const title = words('title', 'Winter', 'Hiver');
export const text = words('text', 'Keep warm', 'Restez au chaud');
export const link = ['--url', '/furniture.html'];
export const picture = '/media/pictures/winter-640.avif';
