/** The room of a card's picture in ProductGrid, as in `<img sizes>`. */
export const cardSizes = '(min-width: 1360px) 310px, (min-width: 1200px) 24vw, (min-width: 768px) 31vw, 47vw';
