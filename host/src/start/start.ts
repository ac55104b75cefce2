import { sessionCookies } from '@shop/session';
import { deadEvent, type StartBlock } from '../../contract/document.ts';
import { readDataBlock } from '../dom/data-block.ts';
import { listenForPanelKey } from '../dom/panel-key.ts';
import { afterFirstView } from '../dom/when-idle.ts';
import { onFirstSign } from './first-sign.ts';
import { holdPresses } from './replayed-presses.ts';
import { releasePictures } from './main-picture.ts';
import { showNotice, showOffline } from './offline-notice.ts';
import { addFiles, fetchAhead } from './page-files.ts';

/** Whether the page shows something of one person, such as a cart's count, which only the shell brings. */
const isKnownVisitor = (): boolean =>
  [sessionCookies.token, sessionCookies.guestToken].some(({ name }) =>
    document.cookie.split('; ').some((cookie) => cookie.startsWith(`${name}=`)),
  );

/** Whether somebody was there before this script: what they typed waits in a field of theirs. */
const isTouched = (): boolean =>
  navigator.userActivation?.hasBeenActive === true ||
  document.activeElement?.matches('input, textarea, select') === true;

/**
 * The one script of a page that is the same for everyone: the shell's scripts come when somebody touches the page, and
 * for a visitor who was here before also as soon as the page rests. For others the libraries and the state are
 * fetched then, and not before: they are ten times the picture that is largest in view, and would share its connection.
 * Pictures that have not been let come when somebody touches the page come after the scripts, which let them come as they
 * run, or when one of these does not come.
 */
export const start = (block: StartBlock): void => {
  const keepPictures = releasePictures();
  const { release } = holdPresses(() => {
    if (!navigator.onLine) showOffline(block.offline);
  });
  let isStarted = false;
  const begin = (): void => {
    if (isStarted) return;
    // A file that was asked for in vain would be taken for missing later as well.
    if (!navigator.onLine) return addEventListener('online', begin, { once: true });
    isStarted = true;
    keepPictures();
    addFiles(block, () => {
      releasePictures();
      release();
    });
  };
  listenForPanelKey();
  addEventListener(
    deadEvent,
    (event) => {
      release();
      if (event instanceof CustomEvent && event.detail) showNotice(event.detail);
    },
    { once: true },
  );
  onFirstSign(begin);
  if (isTouched()) return begin();
  afterFirstView(() => {
    if (isKnownVisitor()) begin();
    else if (!isStarted) fetchAhead(block);
  });
};

const block = readDataBlock<StartBlock>('start');
if (block) start(block);
