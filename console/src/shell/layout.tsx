import { useEffect, type ReactNode } from 'react';
import ManageAccounts from '@mui/icons-material/ManageAccounts';
import { Alert, ListItemIcon, ListItemText, MenuItem } from '@mui/material';
import {
  AppBar,
  Layout as AdminLayout,
  Logout,
  UserMenu,
  useGetIdentity,
  useSidebarState,
  useTranslate,
  useUserMenu,
} from 'react-admin';
import { Link } from 'react-router-dom';
import { connection } from '../api/state.ts';
import { SignInAgain } from '../session/sign-in-again.tsx';
import { Menu } from './menu.tsx';

const AccountItem = () => {
  const translate = useTranslate();
  const menu = useUserMenu();
  return (
    <MenuItem component={Link} to="/account" onClick={() => menu?.onClose()}>
      <ListItemIcon>
        <ManageAccounts fontSize="small" />
      </ListItemIcon>
      <ListItemText>{translate('console.account.title')}</ListItemText>
    </MenuItem>
  );
};

const Bar = () => {
  const { identity } = useGetIdentity();
  return (
    <AppBar
      userMenu={
        // Named as it reads.
        <UserMenu label={identity?.fullName ?? 'ra.auth.user_menu'}>
          <AccountItem />
          <Logout />
        </UserMenu>
      }
    />
  );
};

/** Says that calls are not answered, until one is. */
const ConnectionNote = () => {
  const translate = useTranslate();
  return connection.use() === 'lost' ? (
    <Alert severity="warning" sx={{ marginTop: 1 }}>
      {translate('console.connection.note')}
    </Alert>
  ) : null;
};

/** Pixels of a screen that has room for lists beside the names of the menu; below, its icons stay. */
const roomForNames = 1100;

export const Layout = ({ children }: { children: ReactNode }) => {
  const [, setOpen] = useSidebarState();
  useEffect(() => {
    if (window.innerWidth < roomForNames) setOpen(false);
  }, [setOpen]);
  return (
    <AdminLayout appBar={Bar} menu={Menu}>
      <ConnectionNote />
      {children}
      <SignInAgain />
    </AdminLayout>
  );
};
