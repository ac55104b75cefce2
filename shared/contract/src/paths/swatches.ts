export const swatchRequests = () => '/customer/account/swatches';
