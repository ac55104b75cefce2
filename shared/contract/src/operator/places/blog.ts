export const blogPlaces = { articles: { needs: ['text', 'picture', 'body', 'topic'] } } as const;
