import { z } from 'zod'

export const secondFactorMethods = ['code', 'backup-code'] as const

/** `restored`: the account was to be deleted, and is kept. */
export const token = z.object({ access_token: z.string(), restored: z.literal(true).optional() })
/** For the second question; short-lived. */
export const ticket = z.object({ ticket: z.string(), methods: z.array(z.enum(secondFactorMethods)) })

/** What the right answers to a first question give: a token, or a ticket for the second factor (see factors.ts). */
export const signedIn = z.union([token, ticket])
export type SignedIn = z.infer<typeof signedIn>
