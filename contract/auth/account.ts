import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { email, id, messageOnly, phone, text, time } from '../fields.ts'
import { limits } from '../limits.ts'
import { codeLimits, codeSendingLimits, passwordLimits, passwordResetLimits } from '../rate-limits.ts'
import { signInResult } from './sign-in-result.ts'

const tag = 'Accounts'
const token = z.object({ access_token: z.string() })
const secret = z.string().max(limits.password.max)
/** The server also refuses common passwords and the owner's name, email and phone. */
const newPassword = z.string().min(limits.password.min).max(limits.password.max)
const otp = z
  .string()
  .trim()
  .regex(/^\d{6}$/, 'is not a code of 6 digits')
/** Email or phone is required; the server checks that, so that the refusal names both fields. With both, the email counts. */
const contact = { email: email.optional(), phone: phone.optional() }
/** One form field for both: an email if it contains an @, otherwise a phone. */
const username = z.string().max(limits.email.max).optional()

export const signIn = endpoint({
  id: 'signIn',
  route: 'POST /user-auth/sign-in',
  tag,
  auth: 'public',
  summary:
    'Sign in with an email or phone number and a password; returns a token, or a ticket when a second factor is required. Cancels a scheduled account deletion',
  input: z.object({ ...contact, password: secret }),
  output: signInResult,
  rateLimits: passwordLimits,
  refusals: ['INVALID_CREDENTIALS'],
})
export const sendSignUpOtp = endpoint({
  id: 'sendSignUpOtp',
  route: 'POST /user-auth/signup/send-otp',
  tag,
  auth: 'public',
  summary: 'Send a sign-up code to the email, or to the phone number when there is no email. The response is the same for known addresses',
  input: z.object({ name: text(1, limits.name.max), ...contact, password: newPassword }),
  output: messageOnly,
  rateLimits: codeSendingLimits,
  refusals: ['PASSWORD_IS_EASY_TO_GUESS', 'NAME_IS_RESERVED'],
})
export const verifySignUpOtp = endpoint({
  id: 'verifySignUpOtp',
  route: 'POST /user-auth/signup/verify-otp',
  tag,
  auth: 'public',
  status: 201,
  summary: 'Create the account with the code, and sign in',
  input: z.object({ ...contact, otp }),
  output: token,
  rateLimits: codeLimits,
  refusals: ['OTP_EXPIRED_OR_INVALID_OTP', 'USER_ALREADY_EXISTS'],
})
export const sendForgottenOtp = endpoint({
  id: 'sendForgottenOtp',
  route: 'POST /user-auth/forgot-password/send-otp',
  tag,
  auth: 'public',
  summary: 'Send a password reset code. Response and timing are the same for unknown addresses',
  input: z.object({ ...contact, username }),
  output: messageOnly,
  rateLimits: codeSendingLimits,
  refusals: [],
})
export const verifyForgottenOtp = endpoint({
  id: 'verifyForgottenOtp',
  route: 'POST /user-auth/forgot-password/verify-otp',
  tag,
  auth: 'public',
  summary: `Exchange the code for a token that sets one new password within ${limits.password.resetMinutes} minutes`,
  input: z.object({ ...contact, username, otp }),
  output: z.object({ resetToken: z.string() }),
  rateLimits: codeLimits,
  refusals: ['OTP_EXPIRED_OR_INVALID_OTP'],
})
export const resetPassword = endpoint({
  id: 'resetPassword',
  route: 'POST /user-auth/forgot-password',
  tag,
  auth: 'public',
  summary: 'Set a new password with the reset token; ends every session',
  input: z.object({ resetToken: z.string().max(200), password: newPassword }),
  output: messageOnly,
  rateLimits: passwordResetLimits,
  refusals: ['TIME_LIMIT_EXCEED_OR_UNVERIFIED_USER', 'PASSWORD_IS_EASY_TO_GUESS'],
})
export const sendSignInLink = endpoint({
  id: 'sendSignInLink',
  route: 'POST /user-auth/sign-in-link/send',
  tag,
  auth: 'public',
  summary: 'Email a link that signs in the browser that asked for it. Response and timing are the same for unknown addresses',
  input: z.object({ email }),
  output: messageOnly,
  rateLimits: codeSendingLimits,
  refusals: [],
})
export const verifySignInLink = endpoint({
  id: 'verifySignInLink',
  route: 'POST /user-auth/sign-in-link',
  tag,
  auth: 'public',
  summary: 'Sign in with the token of the link, once; returns a token, or a ticket when a second factor is required',
  input: z.object({ email, token: z.string().max(200) }),
  output: signInResult,
  rateLimits: codeLimits,
  refusals: ['OTP_EXPIRED_OR_INVALID_OTP', 'INVALID_CREDENTIALS'],
})
export const changePassword = endpoint({
  id: 'changePassword',
  route: 'POST /user/change-password',
  tag,
  auth: 'customer',
  summary: 'Change the password; ends every other session',
  input: z.object({ currentPassword: secret, newPassword }),
  output: messageOnly,
  rateLimits: passwordLimits,
  refusals: ['CURRENT_PASSWORD_IS_INCORRECT', 'SIGN_IN_AGAIN', 'PASSWORD_IS_EASY_TO_GUESS'],
})
export const sendContactOtp = endpoint({
  id: 'sendContactOtp',
  route: 'POST /user/change-contact/send-otp',
  tag,
  auth: 'customer',
  summary: 'Send a code to the new email or phone number',
  input: z.object({ ...contact, password: secret }),
  output: messageOnly,
  rateLimits: [...passwordLimits, ...codeSendingLimits],
  refusals: ['CURRENT_PASSWORD_IS_INCORRECT', 'SIGN_IN_AGAIN'],
})
export const verifyContactOtp = endpoint({
  id: 'verifyContactOtp',
  route: 'POST /user/change-contact/verify-otp',
  tag,
  auth: 'customer',
  summary: 'Change the email or phone number with the code; notifies the old one',
  input: z.object({ ...contact, otp }),
  output: messageOnly,
  rateLimits: codeLimits,
  refusals: ['OTP_EXPIRED_OR_INVALID_OTP', 'EMAIL_ALREADY_EXISTS', 'PHONE_NUMBER_ALREADY_EXISTS'],
})
export const signOut = endpoint({
  id: 'signOut',
  route: 'POST /user-auth/sign-out',
  tag,
  auth: 'customer',
  summary: 'End this session, or every session',
  input: z.object({ everywhere: z.boolean().optional() }),
  output: messageOnly,
  refusals: [],
})
const session = z
  .object({
    id,
    /** "Firefox, Linux"; empty when unknown. */
    device: z.string(),
    /** The network it was started from: "203.0.113.0/24". */
    place: z.string(),
    createdAt: time,
    lastUsedAt: time,
    current: z.boolean(),
  })
  .meta({ id: 'Session' })
export const listSessions = endpoint({
  id: 'listSessions',
  route: 'GET /user/sessions',
  tag,
  auth: 'customer',
  summary: 'List the active sessions: device, network and last use (to the hour)',
  input: z.object({}),
  output: z.object({
    sessions: z.array(session),
  }),
  refusals: [],
})
export const endOtherSessions = endpoint({
  id: 'endOtherSessions',
  route: 'DELETE /user/sessions',
  tag,
  auth: 'customer',
  summary: 'End every session but this one',
  input: z.object({}),
  output: messageOnly,
  refusals: [],
})
export const endSession = endpoint({
  id: 'endSession',
  route: 'DELETE /user/sessions/:id',
  tag,
  auth: 'customer',
  summary: 'End a session',
  input: z.object({ id }),
  output: messageOnly,
  refusals: ['NOT_FOUND'],
})
