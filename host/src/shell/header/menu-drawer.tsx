import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { CloseOnBack, useTranslation } from '@shop/platform';
import { Drawer, IconButton, opensDialog } from '@shop/ui';
import { MenuLinks, type MenuProps } from './menu-links.tsx';
import styles from './menu-drawer.module.css';

const ID = 'menu';

/** The menu of narrow screens. The browser alone opens it on its links; what else it holds comes with the first press. */
export const MenuDrawer = (): ReactNode => {
  const { t } = useTranslation('host');
  const [open, setOpen] = useState(false);
  const [Contents, setContents] = useState<ComponentType<MenuProps>>(() => MenuLinks);
  useEffect(() => {
    // The links stay when it does not arrive, and the next press asks for it again.
    if (open) void import('./menu-contents.tsx').then((arrived) => setContents(() => arrived.default)).catch(() => {});
  }, [open]);
  const close = (): void => setOpen(false);
  return (
    <div className={styles.menu}>
      <IconButton
        icon="menu"
        label={t('header.menu')}
        className={styles.opener}
        onClick={(event) => {
          event.preventDefault();
          setOpen(true);
        }}
        {...opensDialog(ID)}
      />
      <Drawer
        ready
        byBrowser={{ id: ID, onOpen: () => setOpen(true) }}
        open={open}
        onClose={close}
        title={t('header.menu')}
        closeLabel={t('header.close')}
        side="left"
      >
        {open && <CloseOnBack onBack={close} />}
        <Contents onLeave={close} />
      </Drawer>
    </div>
  );
};
