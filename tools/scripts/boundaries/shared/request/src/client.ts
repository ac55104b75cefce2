export const client = 'not for remotes';
