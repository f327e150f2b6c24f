import type { Config } from '#server/config.ts'
import type { Database } from '#server/db/pool.ts'
import { configForLocale } from '#server/http/locale.ts'
import { Failures } from '#server/jobs/failures.ts'
import { outbound, OutboundFailure } from '#server/outbound.ts'
import { encrypt } from './encrypt.ts'
import { messageOf } from './message.ts'
import * as queries from './queries.ts'
import { authorizationFor, type PushKeys } from './vapid.ts'

interface PushContext {
  database: Database
  config: Config
  keys: PushKeys
  now: Date
  stopping?: AbortSignal
}
type Due = Awaited<ReturnType<typeof queries.claimDue.all>>[number]
type Browser = Awaited<ReturnType<typeof queries.subscriptionsOf.all>>[number]

/** How many members are notified at once; the next line is the maximum per run. */
const atOnce = 20
const runMax = 1000
/** How many unread notifications, how many writers and how many groups a message counts. */
const unreadMax = 20
const attemptsMax = 5
const retryMs = 30_000
/** How long a push service holds a message for a browser that is offline. */
const holdSeconds = 86_400

/**
 * Notifies all members who are due and still have unread items. Failed deliveries are retried, up to five attempts in total. A failure of
 * our own at one member doesn't hold up the others, and is thrown at the end.
 */
export async function sendPushes(context: PushContext): Promise<void> {
  const { database, now, stopping } = context
  const failures = new Failures()
  for (let sent = 0; sent < runMax; sent += atOnce) {
    stopping?.throwIfAborted()
    const due = await queries.claimDue.all(database.db, { now, limit: atOnce })
    await Promise.all(due.map((one) => failures.collect(() => sendOrPutBack(one, context))))
    if (due.length < atOnce) break
  }
  failures.throwFirst()
}

async function sendOrPutBack(due: Due, context: PushContext): Promise<void> {
  try {
    await sendTo(due, context)
  } catch (error) {
    await retryLater(due, context)
    throw error
  }
}

async function sendTo(due: Due, context: PushContext): Promise<void> {
  const { user_id: user, since } = due
  const { db } = context.database
  const [browsers, writers, groups, notifications] = await Promise.all([
    queries.subscriptionsOf.all(db, { user, now: context.now }),
    queries.writersSince.all(db, { user, since, limit: unreadMax }),
    queries.groupsSince.all(db, { user, since, limit: unreadMax }),
    queries.unreadSince.all(db, { user, since, limit: unreadMax }),
  ])
  if (writers.length + groups.length + notifications.length === 0) return
  const unread = { writers, groups, notifications }
  const results = await Promise.all(
    browsers.map((browser) =>
      deliver(browser, JSON.stringify(messageOf(unread, configForLocale(context.config, browser.locale))), context),
    ),
  )
  if (results.includes('later')) await retryLater(due, context)
}

async function retryLater({ user_id: user, since, attempts }: Due, { database: { db }, now }: PushContext): Promise<void> {
  if (attempts + 1 >= attemptsMax) return
  const due = new Date(now.getTime() + retryMs * 2 ** attempts)
  await queries.scheduleRetry.run(db, { user, since, due, attempts: attempts + 1 })
}

/** Never fails. Deletes browsers that are gone, and returns "later" if the push service is busy or unavailable. */
async function deliver(browser: Browser, text: string, context: PushContext): Promise<'done' | 'later'> {
  const status = await post(browser, text, context)
  if (status === 404 || status === 410) {
    await queries.remove.run(context.database.db, { session: browser.session_id, endpoint: browser.endpoint })
    return 'done'
  }
  return status === undefined || status === 429 ? 'later' : 'done'
}

/** The status of the response; undefined without one. */
async function post({ endpoint, p256dh, auth }: Browser, text: string, { config, keys, now }: PushContext): Promise<number | undefined> {
  const recipient = { p256dh: Buffer.from(p256dh, 'base64url'), auth: Buffer.from(auth, 'base64url') }
  const headers = {
    authorization: await authorizationFor(endpoint, { keys, contact: `mailto:${config.shop.supportEmail}`, now }),
    'content-type': 'application/octet-stream',
    'content-encoding': 'aes128gcm',
    ttl: String(holdSeconds),
    // Replaces an earlier message that wasn't delivered yet.
    topic: 'notifications',
  }
  try {
    const { status } = await outbound(endpoint, { method: 'POST', headers, body: encrypt(text, recipient), isPublicOnly: !config.local })
    return status
  } catch (error) {
    if (error instanceof OutboundFailure) return undefined
    throw error
  }
}
