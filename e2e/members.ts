import { Secret, TOTP } from 'otpauth'
import type { ApiInput, ApiOutput, ApiRoute } from '#contract/api.ts'
import type { Shop } from '#test/shop.ts'

export interface Member {
  name: string
  email: string
  password: string
  token: string
}

/** Of everybody made here. */
export const password = 'correct horse battery'

let made = 0

/** Somebody with an account of their own, made by the calls that a browser makes. */
export async function newMember(shop: Shop, email?: string): Promise<Member> {
  made += 1
  const member = { name: `Member ${made}`, email: email ?? `member-${made}@example.com`, password }
  await ask(shop, 'POST /user-auth/signup/send-otp', member)
  const mail = (await shop.outbox()).find(({ to }) => to === member.email)
  const otp = /\d{6}/.exec(mail?.text ?? '')?.[0] ?? ''
  const { access_token } = await ask(shop, 'POST /user-auth/signup/verify-otp', { email: member.email, otp })
  return { ...member, token: access_token }
}

/** Somebody whose app has been asked for its first code. `next` is the one it shows half a minute later, which is good already. */
export async function memberWithApp(shop: Shop): Promise<Member & WithApp> {
  const member = await newMember(shop)
  return { ...member, ...(await turnOnApp(shop, member.token)) }
}

interface WithApp {
  next: string
  backupCodes: string[]
}

/** Switches the codes of an app on for whoever has this token. */
export async function turnOnApp(shop: Shop, token: string): Promise<WithApp> {
  const { secret } = await ask(shop, 'POST /user/second-factor/setup', {}, token)
  const app = new TOTP({ secret: Secret.fromBase32(secret) })
  const now = Date.now()
  const { backupCodes } = await ask(shop, 'POST /user/second-factor/confirm', { code: app.generate({ timestamp: now }) }, token)
  return { next: app.generate({ timestamp: now + 30_000 }), backupCodes }
}

export const ask = <R extends ApiRoute>(shop: Shop, route: R, input: ApiInput<R>, token?: string): Promise<ApiOutput<R>> =>
  shop.app.call(route, input as never, { token }) as Promise<ApiOutput<R>>
