import { isRefusal } from '#contract/refusal.ts'

/** Whether a call requires the password because the last sign-in isn't recent. Without a password, the error asks to sign in again. */
export const isPasswordRequired = (error: unknown, hasPassword: boolean): boolean =>
  hasPassword && isRefusal(error) && error.code === 'SIGN_IN_AGAIN'
