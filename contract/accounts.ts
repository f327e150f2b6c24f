import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { email, id, phone, text } from './fields.ts'
import { limits } from './limits.ts'

export const roles = ['customer', 'moderator', 'staff', 'admin'] as const

const message = z.object({ message: z.string() })
const token = z.object({ access_token: z.string() })
const password = z.string().min(limits.password.min).max(limits.password.max)
const otp = z
  .string()
  .trim()
  .regex(/^\d{6}$/, 'is not a code of 6 digits')
const contact = { email: email.optional(), phone: phone.optional() }

export const customer = z.object({ id, name: z.string(), email: z.string().nullable(), phone: z.string().nullable(), role: z.enum(roles) })
export type Customer = z.infer<typeof customer>

/** Email or phone is required; which is checked in the module so that the refusal names both fields. */
export const signIn = endpoint({
  route: 'POST /user-auth/sign-in',
  tag: 'Accounts',
  auth: 'public',
  summary: 'A token for email or phone and password',
  input: z.object({ ...contact, password: z.string().max(limits.password.max) }),
  output: token,
  refusals: ['INVALID_CREDENTIALS'],
})
export const sendSignUpOtp = endpoint({
  route: 'POST /user-auth/signup/send-otp',
  tag: 'Accounts',
  auth: 'public',
  summary: 'Sends a code to the email, or to the phone when there is no email; the same answer for known addresses',
  input: z.object({ name: text(1, limits.name.max), ...contact, password }),
  output: message,
  refusals: [],
})
export const verifySignUpOtp = endpoint({
  route: 'POST /user-auth/signup/verify-otp',
  tag: 'Accounts',
  auth: 'public',
  status: 201,
  summary: 'Creates the account and signs it in',
  input: z.object({ ...contact, otp }),
  output: token,
  refusals: ['OTP_EXPIRED_OR_INVALID_OTP', 'USER_ALREADY_EXISTS'],
})
export const signOut = endpoint({
  route: 'POST /user-auth/sign-out',
  tag: 'Accounts',
  auth: 'customer',
  summary: 'Ends this session, or all of them',
  input: z.object({ everywhere: z.boolean().optional() }),
  output: message,
  refusals: [],
})
export const getUser = endpoint({
  route: 'GET /user',
  tag: 'Accounts',
  auth: 'customer',
  summary: 'The signed-in customer; also tells whether a token is still good',
  input: z.object({}),
  output: customer,
  refusals: [],
})
