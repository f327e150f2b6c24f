import type { OutputOf } from '#contract/endpoint.ts'
import type { exportUser as exportContract } from '#contract/privacy.ts'
import type { Invoice } from '#contract/invoices.ts'
import { refuse } from '#contract/refuse.ts'
import type { Database } from '#server/db/pool.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import type { SignedInContext } from '#server/http/context.ts'
import { rateLimitNetwork } from '#server/http/network.ts'
import { Slots } from '#server/http/slots.ts'
import { arrayOf, objectOf, StreamedJson } from '#server/http/streamed-json.ts'
import { listPasskeys } from '#server/modules/auth/passkeys/passkeys.ts'
import { listSessions, viewsOf } from '#server/modules/auth/sessions/sessions.ts'
import { listIdentities } from '#server/modules/auth/social/social.ts'
import { readCart, readSavedLines } from '#server/modules/cart/cart.ts'
import type { CatalogueCache } from '#server/modules/catalogue/catalogue.ts'
import { readComparison } from '#server/modules/compare/compare.ts'
import { exportMessages } from '#server/modules/contact/contact.ts'
import { signedUpAt, readCustomer } from '#server/modules/customers/customers.ts'
import { mergedIds, mergesOf } from '#server/modules/merging/merging.ts'
import { listUploads } from '#server/modules/media/media.ts'
import { exportDownloads } from '#server/modules/downloads/downloads.ts'
import { adoptOrders, allOrderIds, allOrders, invoicesOf } from '#server/modules/orders/orders.ts'
import type { PlanCache } from '#server/modules/plans/plans.ts'
import { allCredit } from '#server/modules/credit/credit.ts'
import { allEntries } from '#server/modules/points/points.ts'
import { readViewed } from '#server/modules/recently-viewed/recently-viewed.ts'
import { exportDeliveries } from '#server/modules/repeat-deliveries/repeat-deliveries.ts'
import { listAlerts } from '#server/modules/stock-alerts/stock-alerts.ts'
import { allCharges, allSubscriptions } from '#server/modules/subscriptions/subscriptions.ts'
import { exportConsents } from '#server/modules/newsletter/newsletter.ts'
import { exportSubscription } from '#server/modules/waitlist/waitlist.ts'
import { readWishlists } from '#server/modules/wishlist/wishlist.ts'
import { exportedComments, exportedPosts } from '#server/modules/posts/posts.ts'
import { exportCommunity } from './community.ts'
import { allQuestions } from '#server/modules/questions/questions.ts'
import { allReviews } from '#server/modules/reviews/reviews.ts'

/** Exports that run at a time: one per account, and few per client, as a client that reads slowly takes long. */
export const createExportSlots = (): Slots => new Slots({ max: 20, perClient: 10 })

interface Sources {
  catalogue: CatalogueCache
  plans: PlanCache
}

/**
 * Everything stored about a customer, except hashes, which mean nothing to them. Orders, posts and comments are read while they are sent.
 */
export async function exportUser(
  { db, transaction }: Pick<Database, 'db' | 'transaction'>,
  { slots, ...sources }: Sources & { slots: Slots },
  context: SignedInContext,
): Promise<StreamedJson> {
  const { caller, client, now } = context
  const user = caller.userId
  const slot = slots.acquire({ key: user, client: rateLimitNetwork(client.address) })
  if (!slot) throw refuse('TOO_MANY_REQUESTS', null, 30)
  try {
    const { community, ...found } = await transaction((tx) => readAccount(tx, sources, context))
    const streamed = {
      ...found,
      orders: arrayOf(allOrders(db, user, now)),
      invoices: arrayOf(allInvoices(db, user)),
      community:
        community && objectOf({ ...community, posts: arrayOf(exportedPosts(db, user)), comments: arrayOf(exportedComments(db, user)) }),
    } satisfies Record<keyof OutputOf<typeof exportContract>, unknown>
    return new StreamedJson(objectOf(streamed), slot)
  } catch (error) {
    slot.release()
    throw error
  }
}

async function* allInvoices(db: Db, user: string): AsyncGenerator<Invoice[]> {
  for await (const ids of allOrderIds(db, user)) yield await invoicesOf(db, ids)
}

/** The rest of the export, without orders, invoices, posts and comments. */
async function readAccount(db: Tx, { catalogue, plans }: Sources, { caller, config, now, signingSecret }: SignedInContext) {
  const { userId } = caller
  await adoptOrders(db, userId)
  const [
    customer,
    createdAt,
    { sessions },
    { identities },
    { passkeys },
    uploads,
    downloads,
    pointsEntries,
    creditEntries,
    cart,
    savedLines,
    saved,
    reviews,
    questions,
    community,
    subscriptions,
    subscriptionCharges,
    repeatDeliveries,
    staffViews,
    merges,
  ] = await Promise.all([
    readCustomer(db, caller),
    signedUpAt(db, caller),
    listSessions(db, caller, { now, config }),
    listIdentities(db, userId),
    listPasskeys(db, userId),
    listUploads(db, userId),
    exportDownloads(db, userId),
    ofAll(db, userId, allEntries),
    ofAll(db, userId, allCredit),
    readCart(db, userId, now),
    readSavedLines(db, userId, now),
    exportSaved(db, catalogue, userId, now),
    allReviews(db, userId),
    allQuestions(db, userId),
    exportCommunity(db, userId, { now, signingSecret }),
    allSubscriptions(db, userId, { config, plans, now }),
    allCharges(db, userId),
    exportDeliveries(db, userId),
    viewsOf(db, userId),
    mergesOf(db, userId),
  ])
  return {
    exportedAt: now.toISOString(),
    customer: { ...customer, createdAt: createdAt.toISOString() },
    sessions,
    staffViews,
    merges,
    identities,
    passkeys,
    uploads,
    downloads,
    pointsEntries,
    creditEntries,
    reviews,
    questions,
    subscriptions,
    subscriptionCharges,
    repeatDeliveries,
    cart,
    savedLines,
    ...saved,
    community,
  }
}

/** Ledgers stay with the account they began with: reads the customer's own, then those of merged accounts. */
async function ofAll<T>(db: Tx, userId: string, read: (db: Tx, id: string) => Promise<T[]>): Promise<T[]> {
  const entries = await read(db, userId)
  for (const id of await mergedIds(db, userId)) entries.push(...(await read(db, id)))
  return entries
}

async function exportSaved(db: Tx, catalogue: CatalogueCache, userId: string, now: Date) {
  const [wishlists, comparison, recentlyViewed, stockAlerts, waitlist, newsletter, messages] = await Promise.all([
    readWishlists(db, catalogue, userId),
    readComparison(db, catalogue, userId),
    readViewed(db, userId),
    listAlerts(db, userId, now, { unconfirmed: true }),
    exportSubscription(db, userId),
    exportConsents(db, userId),
    exportMessages(db, userId),
  ])
  return { wishlists, comparison: comparison.value, recentlyViewed, stockAlerts, waitlist, newsletter, messages }
}
