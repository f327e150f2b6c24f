import { lowestId } from '#server/db/ids.ts'
import type { Database } from '#server/db/pool.ts'
import type { RequestContext } from '#server/http/context.ts'
import { decrypt } from '#server/http/encryption.ts'
import { notifyOwner } from '../mails/security-notices.ts'
import { deleteSecondFactorWith, pageOfSecondFactors } from './queries.ts'
import { encryptionPurpose } from './second-factor.ts'

type Context = Pick<RequestContext, 'now' | 'config' | 'signingSecret'>

const pageSize = 200

/**
 * Turns off every second factor that this SECRET can't decrypt, as neither codes nor backup codes are accepted for it, and notifies the
 * owners. Returns how many were on. A call that ended halfway can be repeated.
 */
export async function dropUnreadable(database: Database, context: Context): Promise<number> {
  const { signingSecret, now } = context
  let dropped = 0
  for (let after: string | undefined = lowestId; after !== undefined;) {
    const page: { user_id: string; secret: string; confirmed: boolean }[] = await pageOfSecondFactors.all(database.db, {
      after,
      limit: pageSize,
    })
    for (const { user_id: user, secret, confirmed } of page) {
      if (decrypt(signingSecret, encryptionPurpose(user), secret, now) !== undefined) continue
      await database.transaction(async (tx) => {
        if ((await deleteSecondFactorWith.run(tx, { user, secret })) === 0 || !confirmed) return
        await notifyOwner(tx, user, 'secondFactorOff', '', context)
        dropped++
      })
    }
    after = page.length < pageSize ? undefined : page.at(-1)?.user_id
  }
  return dropped
}
