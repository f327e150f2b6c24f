import { z } from 'zod'

export const badgeKinds = ['squat', 'bench', 'deadlift', 'years', 'posts'] as const
/** `value`: kilograms, years as a member or posts. */
export const badge = z.object({ kind: z.enum(badgeKinds), value: z.int() }).meta({ id: 'Badge' })
export type Badge = z.infer<typeof badge>
