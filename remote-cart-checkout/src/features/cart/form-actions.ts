/** Where the cart's plain forms are sent without scripts; the web server answers with the cart page. */
export const formActions = { update: '/cart/update', remove: '/cart/remove' } as const;
