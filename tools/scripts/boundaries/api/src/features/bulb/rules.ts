export const screwed = true;
