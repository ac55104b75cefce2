/** Leaves the shop for the payment provider's page; this document ends here. */
export const leaveFor = (url: string): void => {
  location.assign(url);
};
