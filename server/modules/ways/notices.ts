import type { Tx } from '#server/db/statement.ts'
import type { Context } from '#server/http/house.ts'
import { contactOf } from '#server/modules/accounts/accounts.ts'
import { post } from '#server/outside/outbox.ts'

/** What may change about the ways into an account; each is told to its owner, who may not be the one who did it. */
const changes = {
  linked: (what: string) => `Sign-in with ${what} was added`,
  unlinked: (what: string) => `Sign-in with ${what} was removed`,
  'passkey-added': (what: string) => `The passkey "${what}" was added`,
  'passkey-removed': (what: string) => `The passkey "${what}" was removed`,
  'second-factor-on': () => 'The second factor was switched on',
  'second-factor-off': () => 'The second factor was switched off',
  'backup-code-used': (left: string) => `A backup code was used, ${left} are left`,
  'backup-codes-made': () => 'New backup codes were made',
}

/** Tells the owner of an account of a change, in the transaction of the change. */
export async function tellOwner(
  tx: Tx,
  userId: string,
  change: keyof typeof changes,
  what: string,
  { now, config }: Context,
): Promise<void> {
  const { email, phone } = await contactOf(tx, userId)
  const to = email ?? phone
  if (!to) return
  const sentence = changes[change](what)
  const text = `${sentence} in your ${config.shop.name} account. If that was not you, sign in, change your password and write to ${config.shop.supportEmail}.`
  await post(tx, { channel: email ? 'email' : 'sms', to, subject: `${sentence}: ${config.shop.name}`, text }, now)
}
