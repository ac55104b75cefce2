/** Characters of what is searched for among the reviews of a product, or the questions about it. */
export const longestOpinionSearch = 100;
