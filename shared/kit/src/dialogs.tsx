import { CloseOnBack } from '@shop/platform';
import { Dialog as Middle, Drawer as Side, type DialogProps, type DrawerProps } from '@shop/ui';

/** One that is there only while it is open need not say so. */
type Floating<Props extends DialogProps | DrawerProps> = Omit<Props, 'open'> & { open?: boolean };

const content = ({ open = true, onClose, children }: Floating<DialogProps | DrawerProps>) => (
  <>
    {open && <CloseOnBack onBack={onClose} />}
    {children}
  </>
);

/** A dialog over a page, which the browser's way back closes too. */
export const Dialog = ({ open = true, ...props }: Floating<DialogProps>) => (
  <Middle {...props} open={open}>
    {content({ ...props, open })}
  </Middle>
);

/** The same at the side of the screen. */
export const Drawer = ({ open = true, ...props }: Floating<DrawerProps>) => (
  <Side {...props} open={open}>
    {content({ ...props, open })}
  </Side>
);
