import type { OutputOf, ParsedOf } from '#contract/endpoint.ts'
import type { sendContactMessage } from '#contract/contact.ts'
import { contactPictureLimits } from '#contract/rate-limits.ts'
import { serverLimits } from '#contract/server-limits.ts'
import { refuse } from '#contract/refuse.ts'
import { dayMs } from '#contract/time.ts'
import { newId } from '#server/db/ids.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import type { AppContext, ReceivedFile, RequestContext } from '#server/http/context.ts'
import { internalClient } from '#server/http/call-request.ts'
import { configForLocale } from '#server/http/locale.ts'
import { limitCalls } from '#server/http/rate-limits.ts'
import { queueMessage } from '#server/messaging/outbox.ts'
import { removePicture, storePicture } from '#server/modules/media/media.ts'
import type { Media } from '#server/modules/media/media.ts'
import { mailToShop, receiptMail } from './mails.ts'
import * as queries from './queries.ts'
import { idOfToken, openedAt, signToken } from './tokens.ts'

const { perEmailDay, formSeconds, formHours, storedDays } = serverLimits.contact

/** A token that the form sends with its message. */
export const openForm = ({ now, signingSecret }: RequestContext): { formToken: string } => ({
  formToken: signToken(signingSecret, 'form', newId(now)),
})

/**
 * Stores a message, mails it to the shop and sends the writer a receipt. A form sent twice is received once. Refuses forms completed faster
 * than anyone types, and more messages a day than one person writes.
 */
export async function receiveMessage(
  tx: Tx,
  input: ParsedOf<typeof sendContactMessage>,
  { now, signingSecret, config }: RequestContext,
): Promise<OutputOf<typeof sendContactMessage>> {
  const { formToken, attachmentToken, name, email, topic, message, orderNumber } = input
  const form = formToken === undefined ? null : formOf(formToken, signingSecret, now)
  const attachment = attachmentToken ? (idOfToken(signingSecret, 'attachment', attachmentToken) ?? null) : null
  await queries.lockSender.all(tx, { key: `contact ${email}` })
  const { count } = (await queries.countSince.one(tx, { email, since: new Date(now.getTime() - dayMs) }))!
  const id = newId(now)
  const row = { id, form, name, email, topic, orderNumber: orderNumber || null, message, attachment, now }
  if (count >= perEmailDay) throw refuse('TOO_MANY_REQUESTS', { email: ['wrote often today'] }, 3600)
  if ((await queries.addMessage.run(tx, row)) > 0) {
    await queueMessage(tx, mailToShop(input, attachment && pathOf(attachment), configForLocale(config, config.locales[0])), now)
    await queueMessage(tx, receiptMail(input, config), now)
  }
  return { message: 'Message received' }
}

/** The id of the form, if it was opened neither too recently nor too long ago. */
function formOf(token: string, secret: string, now: Date): string {
  const id = idOfToken(secret, 'form', token)
  const seconds = id === undefined ? Infinity : (now.getTime() - openedAt(id)) / 1000
  if (id === undefined || seconds > formHours * 3600) throw refuse('INVALID_INPUT', { formToken: ['is too old: open the form again'] })
  if (seconds < formSeconds) throw refuse('INVALID_INPUT', { formToken: ['was sent faster than anyone types: try again'] })
  return id
}

const purgeBatch = 100
const pathOf = (id: string): string => `/media/${id}.webp`

/** A picture as it's sent with the form. */
interface SentAttachment {
  file: ReceivedFile
  formToken: string
  /** The client's address. */
  address: string
}

/**
 * Stores a message's picture and returns its token for the message. Refuses files that aren't pictures. The form's token and the number of
 * pictures from a client are checked first: anyone can send one, decoding it is what costs, and members wait for the same decoder.
 */
export async function storeAttachment(
  media: Media,
  { file, formToken, address }: SentAttachment,
  { clock, config, database, log, signingSecret }: AppContext,
): Promise<string> {
  const now = clock()
  formOf(formToken, signingSecret, now)
  const client = { ...internalClient(), address }
  await limitCalls(
    database.db,
    { rateLimits: contactPictureLimits },
    { now, caller: null, client, config, signingSecret, log, rateLimits: contactPictureLimits },
  )
  const id = newId(now)
  await storePicture(media, id, file)
  return signToken(signingSecret, 'attachment', id)
}

/** Deletes a picture unless the form's message has it: the message may have been refused, or received before. */
export async function discardUnused(
  media: Media,
  { formToken, token }: { formToken: string; token: string },
  { database, signingSecret }: AppContext,
): Promise<void> {
  const [form, id] = [idOfToken(signingSecret, 'form', formToken), idOfToken(signingSecret, 'attachment', token)]
  if (form === undefined || id === undefined) return
  if ((await queries.attachmentOf.one(database.db, { form }))?.attachment !== id) await removePicture(media, id)
}

/** A customer's messages from the email of their account, the newest first. */
export async function exportMessages(db: Db | Tx, user: string) {
  const rows = await queries.messagesOfUser.all(db, { user })
  return rows.map(({ topic, order_number: orderNumber, message, created_at: at }) => ({
    topic,
    orderNumber,
    message,
    createdAt: at.toISOString(),
  }))
}

/** Deletes the messages from an erased account's email; the next purge deletes their pictures. */
export async function eraseMessages(tx: Tx, email: string): Promise<void> {
  await queries.eraseEmail.run(tx, { email })
}

/** Deletes messages older than a year, after their pictures: without its message nobody would find a picture that couldn't be deleted. */
export async function purgeMessages(db: Db, media: Pick<Media, 'storage'>, now: Date): Promise<void> {
  const before = new Date(now.getTime() - storedDays * dayMs)
  for (;;) {
    const old = await queries.expiredMessages.all(db, { before, limit: purgeBatch })
    for (const { attachment } of old) if (attachment !== null) await removePicture(media, attachment)
    await queries.purgeMessages.run(db, { ids: old.map(({ id }) => id) })
    if (old.length < purgeBatch) return
  }
}
