/** Who can see a routine: nobody else, everyone with its link, or also the profile's readers. Without zod, so that pages can load it. */
export const routineSharing = ['none', 'link', 'profile'] as const
