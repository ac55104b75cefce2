export { browserLaunch } from './browser.ts';
export { test, expect, type Complaints, type Page, type ShopFixtures } from './test.ts';
export { type Faults, type WantedFaults } from './faults.ts';
export { enter, recordsOf, usualVisitor, type Visitor } from './visitor.ts';
export { bothLanguages, everyView, screens } from './screens.ts';
export { textsIn, type ShopTexts } from './texts.ts';
export type { TextName } from './text-names.ts';
export { ask, type Asker } from './ask.ts';
export { ontoNewDocument, openAlive, takenOver } from './hydrated.ts';
export { hearRequests, rested } from './rested.ts';
export { keyboard, pointer, type InputDevice } from './input-device.ts';
export { accounts, testPassword } from './accounts.ts';
export { comeBack, newCustomer, tokenOf, type OwnCustomer } from './customers.ts';
export { askForCode, doorOf, giveCode, giveEmail, givePassword, logOut, signIn, type Door } from './signing-in.ts';
export { emailedCode, leavingLink, linkOf, otherThan, textedDigits } from './mailbox.ts';
export { choosableSofa, productIn, type Choosable } from './catalogue.ts';
export { adding } from './adding.ts';
export { addOne, fillCart, quickProduct } from './quick-cart.ts';
export { buyerWith, type Buyer } from './buyer.ts';
export {
  addToCart,
  chooseSofa,
  goToAddress,
  goToPayment,
  openFurniture,
  openHome,
  openSofas,
  pay,
  typeAddress,
  typeCard,
  typePlace,
  visitOf,
  type Visit,
} from './buying.ts';
export { buySofa } from './checked-order.ts';
export { addressOf, newGuest, placeOrder, readyToPay, simpleProduct, storedCart, type Shopper } from './ready-guest.ts';
export { guestToken, letters, storedOrder, type Letter, type Order } from './orders.ts';
export { shownAmount, shownSums, written, type Sums } from './sums.ts';
export { wallet } from './wallet.ts';
export { expectAccessible } from './axe.ts';
export { expectNothingWide, expectRoomForText } from './fits.ts';
