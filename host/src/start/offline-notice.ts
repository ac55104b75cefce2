let notice: HTMLElement | null = null;

/** Says that there is no network until there is one. */
export const tellOffline = (text: string): void => {
  if (notice) return;
  const said = document.createElement('p');
  notice = said;
  said.dataset.startNotice = '';
  said.setAttribute('role', 'alert');
  document.body.append(said);
  said.textContent = text; // after it is there, so that it is read out
  const end = (): void => {
    said.remove();
    notice = null;
  };
  addEventListener('online', end, { once: true });
};
