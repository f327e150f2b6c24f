import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { text } from '../fields.ts'
import { limits } from '../limits.ts'
import { accessToken } from './sign-in-result.ts'

const tag = 'Second factor'
/** Of the app: 6 digits. A backup code: 10 letters and digits. Spaces, hyphens and capitals are forgiven. */
const code = text(1, 40)
  .transform((typed) => typed.replace(/[\s-]/g, '').toLowerCase())
  .pipe(z.string().regex(/^(\d{6}|[0-9a-hjkmnp-tv-z]{10})$/, 'is neither 6 digits nor a backup code'))
const backupCodes = z.object({ backupCodes: z.array(z.string()) })

export const getSecondFactor = endpoint({
  route: 'GET /user/second-factor',
  tag,
  auth: 'customer',
  summary: 'Whether codes of an app are asked for, and how many backup codes are left',
  input: z.object({}),
  output: z.object({ on: z.boolean(), backupCodesLeft: z.int() }),
  refusals: [],
})
export const setUpSecondFactor = endpoint({
  route: 'POST /user/second-factor/setup',
  tag,
  auth: 'customer',
  summary: 'A secret for an app, as text, address and picture (SVG); nothing is asked for until it is confirmed',
  input: z.object({}),
  output: z.object({ secret: z.string(), uri: z.string(), qr: z.string() }),
  refusals: ['SECOND_FACTOR_IS_ON'],
})
export const confirmSecondFactor = endpoint({
  route: 'POST /user/second-factor/confirm',
  tag,
  auth: 'customer',
  summary: 'Switches it on with a code of the app; the backup codes are shown this once',
  input: z.object({ code }),
  output: backupCodes,
  refusals: ['SECOND_FACTOR_IS_WRONG', 'SECOND_FACTOR_IS_OFF', 'SECOND_FACTOR_IS_ON'],
})
export const renewBackupCodes = endpoint({
  route: 'POST /user/second-factor/backup-codes',
  tag,
  auth: 'customer',
  summary: 'New backup codes instead of the old ones',
  input: z.object({ code }),
  output: backupCodes,
  refusals: ['SECOND_FACTOR_IS_WRONG', 'SECOND_FACTOR_IS_OFF'],
})
export const removeSecondFactor = endpoint({
  route: 'DELETE /user/second-factor',
  tag,
  auth: 'customer',
  summary: 'Switches it off, with a code or the password',
  input: z.object({ code: code.optional(), password: z.string().max(limits.password.max).optional() }),
  output: z.object({ message: z.string() }),
  refusals: ['SECOND_FACTOR_IS_WRONG', 'SECOND_FACTOR_IS_OFF', 'CURRENT_PASSWORD_IS_INCORRECT', 'SIGN_IN_AGAIN'],
})
/** A ticket comes from any sign-in of an account with a second factor. */
export const answerSecondFactor = endpoint({
  route: 'POST /user-auth/second-factor',
  tag,
  auth: 'public',
  summary: 'A token for a ticket and a code of the app, or a backup code',
  input: z.object({ ticket: text(1, 100), code }),
  output: accessToken,
  refusals: ['SECOND_FACTOR_IS_WRONG', 'SECOND_FACTOR_IS_OFF', 'SIGN_IN_TICKET_IS_SPENT', 'INVALID_CREDENTIALS'],
})
