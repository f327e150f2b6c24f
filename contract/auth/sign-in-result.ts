import { z } from 'zod'

export const secondFactorMethods = ['code', 'backup-code'] as const

/** `restored`: the account was scheduled for deletion, and no longer is. */
export const accessToken = z.object({ access_token: z.string(), restored: z.literal(true).optional() }).meta({ id: 'AccessToken' })
/** Short-lived; POST /user-auth/second-factor exchanges it, with a code, for an access token. */
export const secondFactorTicket = z
  .object({ ticket: z.string(), methods: z.array(z.enum(secondFactorMethods)) })
  .meta({ id: 'SecondFactorTicket' })

/** What a sign-in with one factor returns: an access token, or a ticket when the account has a second factor. */
export const signInResult = z.union([accessToken, secondFactorTicket])
export type SignInResult = z.infer<typeof signInResult>
