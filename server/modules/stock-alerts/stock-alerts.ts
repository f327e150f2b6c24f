import type { OutputOf, ParsedOf } from '#contract/endpoint.ts'
import { serverLimits } from '#contract/server-limits.ts'
import type { Locale } from '#contract/locales.ts'
import { refuse } from '#contract/refuse.ts'
import type { confirmStockAlert, requestStockAlert, StockAlert } from '#contract/stock-alerts.ts'
import { hourMs } from '#contract/time.ts'
import { newId } from '#server/db/ids.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import type { RequestContext } from '#server/http/context.ts'
import { queueMessage } from '#server/messaging/outbox.ts'
import { contactOf } from '#server/modules/auth/users/users.ts'
import { translationLocale } from '#server/http/locale.ts'
import { findVariants, type VariantForSale } from '#server/modules/catalogue/catalogue.ts'
import { alertOfLink } from './links.ts'
import { confirmMail } from './mails.ts'
import * as queries from './queries.ts'

export { purgeStockAlerts, sendStockAlerts } from './send.ts'

const { perPerson, mailsPerDay, askAgainHours } = serverLimits.stockAlerts

/**
 * Requests a mail when a variant is back in stock. A customer's own email is added right away; any other email is asked to confirm first,
 * with the same response whether it's known here or not.
 */
export async function requestAlert(
  tx: Tx,
  input: ParsedOf<typeof requestStockAlert>,
  context: RequestContext,
): Promise<OutputOf<typeof requestStockAlert>> {
  const { caller, now } = context
  const [variant] = await findVariants(tx, [input], now, translationLocale(context.config))
  if (!variant?.active) throw refuse('INVALID_PRODUCT_ID', { [variant ? 'productId' : 'variantId']: ['is not for sale'] })
  if (variant.stock > 0) throw refuse('PRODUCT_IS_IN_STOCK')
  const own = caller ? (await contactOf(tx, caller.userId)).email : null
  const email = input.email ?? own
  if (!email) throw refuse('INVALID_INPUT', { email: ['is needed'] })
  if (caller && email === own) {
    await addForUser(tx, caller.userId, variant, context)
    return { state: 'on' }
  }
  await askForConfirmation(tx, email, variant, context)
  return { state: 'confirm' }
}

async function addForUser(tx: Tx, user: string, variant: VariantForSale, { now, config }: RequestContext): Promise<void> {
  await queries.lock.all(tx, { key: `stock alerts ${user}` })
  await queries.addForUser.run(tx, { id: newId(now), variant: variant.variant_id, user, now, max: perPerson, locale: config.shop.locale })
  const alerts = await queries.listOfUser.all(tx, { user, unconfirmed: false })
  if (!alerts.some((alert) => alert.variant_id === variant.variant_id)) throw refuse('TOO_MANY_STOCK_ALERTS')
}

/** Asks an email to confirm its alert. To protect mailboxes, nothing is sent beyond the limits, and the response doesn't reveal that. */
async function askForConfirmation(tx: Tx, email: string, variant: VariantForSale, context: RequestContext): Promise<void> {
  const { now, config } = context
  const ago = (hours: number) => new Date(now.getTime() - hours * hourMs)
  await queries.lock.all(tx, { key: `stock alerts ${email}` })
  const known = await queries.mayRequest.one(tx, { email, variant: variant.variant_id, daySince: ago(24), againSince: ago(askAgainHours) })
  if (!known || known.asked || known.mails >= mailsPerDay || known.alerts >= perPerson) return
  const alert = await queries.addForEmail.one(tx, { id: newId(now), variant: variant.variant_id, email, now, locale: config.shop.locale })
  await queueMessage(tx, confirmMail({ id: alert!.id, email }, variant, context), now)
}

type AlertContext = Pick<RequestContext, 'now' | 'config'>

const nameOf = ({ name, translation }: VariantForSale): string => translation?.name ?? name

/** Confirms an alert. Fails with NOT_FOUND for a link with an invalid signature, or one that is too old. */
export async function confirmAlert(
  tx: Tx,
  token: string,
  { now, config, signingSecret }: RequestContext,
): Promise<OutputOf<typeof confirmStockAlert>> {
  const id = alertOfLink(signingSecret, 'confirm', token)
  const alert = id && (await queries.confirm.one(tx, { id, now }))
  if (!alert) throw refuse('NOT_FOUND')
  return { product: await productOf(tx, alert, { now, config }) }
}

/** Ends all alerts of the mail's recipient; there may be none left. Fails with NOT_FOUND for a link with an invalid signature. */
export async function unsubscribe(
  tx: Tx,
  token: string,
  { now, config, signingSecret }: RequestContext,
): Promise<OutputOf<typeof confirmStockAlert>> {
  const id = alertOfLink(signingSecret, 'unsubscribe', token)
  if (!id) throw refuse('NOT_FOUND')
  const gone = await queries.removeAllOfSame.all(tx, { id })
  const alert = gone.find((one) => one.id === id)
  return { product: alert ? await productOf(tx, alert, { now, config }) : null }
}

/** The customer's alerts, newest first: those of the account, and those for its email, confirmed or not. */
export async function listAlerts(
  db: Db | Tx,
  user: string,
  now: Date,
  { unconfirmed = false, locale = null }: { unconfirmed?: boolean; locale?: Locale | null } = {},
): Promise<StockAlert[]> {
  const rows = await queries.listOfUser.all(db, { user, unconfirmed })
  if (rows.length === 0) return []
  const variants = await findVariants(
    db,
    rows.map((row) => ({ productId: row.product_id, variantId: row.variant_id })),
    now,
    locale,
  )
  return rows.flatMap(({ id, product_id: productId, variant_id: variantId, created_at: createdAt, is_sent: isSent }, index) => {
    const variant = variants[index]
    if (!variant) return []
    const { slug, photo, options } = variant
    const name = nameOf(variant)
    return { id, productId, variantId, name, slug, photo, options, state: isSent ? 'sent' : 'waiting', createdAt: createdAt.toISOString() }
  })
}

/** Removes one of the customer's alerts. Fails with NOT_FOUND. */
export async function removeAlert(tx: Tx, user: string, id: string, { now, config }: AlertContext): Promise<StockAlert[]> {
  if ((await queries.removeOfUser.run(tx, { id, user })) === 0) throw refuse('NOT_FOUND')
  return listAlerts(tx, user, now, { locale: translationLocale(config) })
}

/** Erases the alerts of an email whose owner's account is erased; those of the account are deleted with it. */
export async function eraseAlertsTo(tx: Tx, email: string): Promise<void> {
  await queries.removeOfEmail.run(tx, { email })
}

async function productOf(
  tx: Tx,
  { product_id: productId, variant_id: variantId }: { product_id: string; variant_id: string },
  { now, config }: AlertContext,
) {
  const [variant] = await findVariants(tx, [{ productId, variantId }], now, translationLocale(config))
  return variant?.active ? { name: nameOf(variant), slug: variant.slug, variantId } : null
}
