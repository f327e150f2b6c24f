import { z } from 'zod'

export const badgeKinds = ['squat', 'bench', 'deadlift', 'years', 'posts', 'challenges'] as const
/** `value`: kilograms, years as a member, posts, or challenges completed with a tier. */
export const badge = z.object({ kind: z.enum(badgeKinds), value: z.int() }).meta({ id: 'Badge' })
export type Badge = z.infer<typeof badge>
