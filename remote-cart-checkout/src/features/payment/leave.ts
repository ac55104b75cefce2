/**
 * Leaves the shop for the payment provider's page; this document ends here. Who presses Back there comes to `back`, a
 * path of the shop: the page that is left has nothing more to show, its cart is an order now.
 */
export const leaveFor = (url: string, back: string): void => {
  history.replaceState(history.state, '', back);
  location.assign(url);
};
