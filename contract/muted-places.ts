/** Where a muted word applies: to posts and comments in feeds and elsewhere, and to notifications. */
export const mutedPlaces = ['posts', 'notifications'] as const
export type MutedPlace = (typeof mutedPlaces)[number]
