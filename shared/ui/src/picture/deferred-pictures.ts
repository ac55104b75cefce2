import { classNames } from '../class-names.ts';
import styles from './picture.module.css';

/**
 * Class of a part of a page whose pictures are asked for once the page's main picture is there, which would share the
 * connection with them. The main one itself may stand in it.
 */
export const heldPictures = classNames(styles.deferred);
