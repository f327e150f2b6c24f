import { isRefusal } from '#contract/refusal.ts'

/** Whether a call wants the password after all, since the sign-in was a while ago. Who has none signs in again: the error says so. */
export const wantsPassword = (error: unknown, hasPassword: boolean): boolean =>
  hasPassword && isRefusal(error) && error.code === 'SIGN_IN_AGAIN'
