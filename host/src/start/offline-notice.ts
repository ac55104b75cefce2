let notice: HTMLElement | null = null;

/** Says something beside a page that has no shell. */
export const showNotice = (text: string): HTMLElement => {
  const said = document.createElement('p');
  said.dataset.startNotice = '';
  said.setAttribute('role', 'alert');
  document.body.append(said);
  said.textContent = text; // after it is there, so that it is read out
  return said;
};

/** Says that there is no network until there is one. */
export const showOffline = (text: string): void => {
  if (notice) return;
  const said = showNotice(text);
  notice = said;
  const end = (): void => {
    said.remove();
    notice = null;
  };
  addEventListener('online', end, { once: true });
};
