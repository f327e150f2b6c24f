/** What a progress photo shows. Separate from the endpoints and limits, so that only pages that need it load it. */
export const poses = ['front', 'side', 'back'] as const
export type Pose = (typeof poses)[number]

/** The most progress photos that a member may have. */
export const progressPhotosMax = 300
