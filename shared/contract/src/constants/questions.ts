/** Characters of what is searched for among the questions about a product. */
export const longestQuestionSearch = 100;
