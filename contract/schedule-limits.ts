/** Limits of scheduled posts: `max` per member, drafts included. Apart from the other limits, which every page loads. */
export const scheduleLimits = { max: 50, daysAhead: 90 } as const
