import { sendContactOtp } from '#contract/auth/account.ts'
import type { ApiInput } from '#contract/api.ts'

export type ContactKind = 'email' | 'phone'
export type ContactRequest = ApiInput<'POST /user/change-contact/send-otp'>

/** Whether the value has the format of an email, or of a phone number in E.164. */
export const isContact = (kind: ContactKind, value: string): boolean => sendContactOtp.input.shape[kind].safeParse(value).success
