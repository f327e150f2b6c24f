/** What a progress photo shows. Separate from the endpoints, so that pages load no schemas for it. */
export const poses = ['front', 'side', 'back'] as const
export type Pose = (typeof poses)[number]
