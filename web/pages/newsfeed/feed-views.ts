/** Which posts the page shows. */
export const feedViews = ['feed', 'saved'] as const
export type FeedView = (typeof feedViews)[number]
