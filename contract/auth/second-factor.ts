import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { messageOnly, text } from '../fields.ts'
import { limits } from '../limits.ts'
import { passwordLimits, secondFactorLimits } from '../rate-limits.ts'
import { ownerProof } from './owner-proof.ts'
import { accessToken } from './sign-in-result.ts'

const tag = 'Second factor'
/** 6 digits from an authenticator app, or a backup code of 10 letters and digits. Spaces, hyphens and capitals are ignored. */
const code = text(1, 40)
  .transform((typed) => typed.replace(/[\s-]/g, '').toLowerCase())
  .pipe(z.string().regex(/^(\d{6}|[0-9a-hjkmnp-tv-z]{10})$/, 'is neither 6 digits nor a backup code'))
const backupCodes = z.object({ backupCodes: z.array(z.string()) })

export const getSecondFactor = endpoint({
  id: 'getSecondFactor',
  route: 'GET /user/second-factor',
  tag,
  auth: 'customer',
  summary: 'Get whether the second factor is on, and how many backup codes are left',
  input: z.object({}),
  output: z.object({ on: z.boolean(), backupCodesLeft: z.int() }),
  refusals: [],
})
export const setUpSecondFactor = endpoint({
  id: 'setUpSecondFactor',
  route: 'POST /user/second-factor/setup',
  tag,
  auth: 'customer',
  summary: `Create a secret for an authenticator app, as text, address and QR code (SVG); has no effect until confirmed. ${ownerProof}`,
  input: z.object({ password: z.string().max(limits.password.max).optional() }),
  output: z.object({ secret: z.string(), uri: z.string(), qr: z.string() }),
  rateLimits: passwordLimits,
  refusals: ['SECOND_FACTOR_IS_ON', 'CURRENT_PASSWORD_IS_INCORRECT', 'SIGN_IN_AGAIN'],
})
export const confirmSecondFactor = endpoint({
  id: 'confirmSecondFactor',
  route: 'POST /user/second-factor/confirm',
  tag,
  auth: 'customer',
  summary: 'Turn the second factor on with a code from the app; returns the backup codes, once',
  input: z.object({ code }),
  output: backupCodes,
  rateLimits: secondFactorLimits,
  refusals: ['SECOND_FACTOR_IS_WRONG', 'SECOND_FACTOR_IS_OFF', 'SECOND_FACTOR_IS_ON'],
})
export const renewBackupCodes = endpoint({
  id: 'renewBackupCodes',
  route: 'POST /user/second-factor/backup-codes',
  tag,
  auth: 'customer',
  summary: 'Replace the backup codes',
  input: z.object({ code }),
  output: backupCodes,
  rateLimits: secondFactorLimits,
  refusals: ['SECOND_FACTOR_IS_WRONG', 'SECOND_FACTOR_IS_OFF'],
})
export const removeSecondFactor = endpoint({
  id: 'removeSecondFactor',
  route: 'DELETE /user/second-factor',
  tag,
  auth: 'customer',
  summary: 'Turn the second factor off, with a code or the password',
  input: z.object({ code: code.optional(), password: z.string().max(limits.password.max).optional() }),
  output: messageOnly,
  rateLimits: [...secondFactorLimits, ...passwordLimits],
  refusals: ['SECOND_FACTOR_IS_WRONG', 'SECOND_FACTOR_IS_OFF', 'CURRENT_PASSWORD_IS_INCORRECT', 'SIGN_IN_AGAIN'],
})
/** Every sign-in with one factor returns a ticket when the account has a second factor. */
export const verifySecondFactor = endpoint({
  id: 'verifySecondFactor',
  route: 'POST /user-auth/second-factor',
  tag,
  auth: 'public',
  summary: 'Exchange a sign-in ticket and a code from the app, or a backup code, for a token',
  input: z.object({ ticket: text(1, 100), code }),
  output: accessToken,
  rateLimits: secondFactorLimits,
  refusals: ['SECOND_FACTOR_IS_WRONG', 'SECOND_FACTOR_IS_OFF', 'SIGN_IN_TICKET_IS_SPENT', 'INVALID_CREDENTIALS'],
})
