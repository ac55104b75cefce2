import { paths, type Cart } from '@shop/contract';
import { Link } from '@shop/platform';

/** For how long one can change one’s mind, in the server’s words, with the link to all of it. */
export const ReturnPromise = ({ cart }: { cart: Pick<Cart, 'return_promise'> }) =>
  cart.return_promise && (
    <p>
      <Link href={paths.content('return-policy')}>{cart.return_promise}</Link>
    </p>
  );
