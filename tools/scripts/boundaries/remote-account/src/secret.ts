export const secret = 'another team’s';
