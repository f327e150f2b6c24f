import type { Call } from '#contract/api.ts'
import type { SignInResult } from '#contract/auth/sign-in-result.ts'
import { safeNext } from '#contract/auth/next.ts'
import { toE164 } from '#contract/phones.ts'
import { urls } from '#contract/urls.ts'
import type { Cookies } from '#server/http/cookies.ts'
import { toRefusal } from '#server/http/errors.ts'
import type { PostedForm } from '#server/pages/posted-forms.ts'
import { readLines } from './cart-cookie.ts'

type Fields = Record<string, string>

/** Signs in with a password, then with a code if the account requires one; `signOut` signs out. */
export const signInForm = (callFrom: (address: string) => Call, now: () => number): PostedForm => ({
  path: urls.signIn(),
  submit: async (fields, { ip, cookies }) => {
    const call = callFrom(ip)
    if (fields['signOut'] !== undefined) return signOut(call, cookies)
    const result = await signIn(call, fields)
    if ('ticket' in result) return { again: { ...fields, ticket: result.ticket, code: '' } }
    const { access_token: token } = result
    const lines = readLines(cookies.get('cart'))
    const changedAt = new Date(now()).toISOString()
    if (lines.length > 0) await call('POST /cart/merge', { items: lines.map((line) => ({ ...line, changedAt })) }, { token })
    cookies.remove('cart')
    cookies.set('session', token)
    return fields['next'] === undefined ? urls.signIn() : safeNext(fields['next'])
  },
})

const signIn = (call: Call, { contact = '', password = '', country = '', ticket, code = '' }: Fields): Promise<SignInResult> => {
  if (ticket) return call('POST /user-auth/second-factor', { ticket, code })
  const name = contact.trim()
  return call('POST /user-auth/sign-in', { ...(name.includes('@') ? { email: name } : { phone: toE164(name, country) }), password })
}

/** Signs out, even if the session has already ended. */
async function signOut(call: Call, cookies: Cookies): Promise<string> {
  const token = cookies.get('session')
  cookies.remove('session')
  try {
    if (token !== undefined) await call('POST /user-auth/sign-out', {}, { token })
  } catch (error) {
    if (toRefusal(error)?.status !== 401) throw error
  }
  return urls.signIn()
}
