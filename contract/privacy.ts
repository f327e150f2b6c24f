import { z } from 'zod'
import { listMerges } from './admin/merging.ts'
import { listViews } from './admin/views.ts'
import { listSessions } from './auth/account.ts'
import { cart, cartLine } from './cart.ts'
import { consentSources } from './newsletter.ts'
import { comparison } from './compare.ts'
import { customer } from './customers/customers.ts'
import { endpoint } from './endpoint.ts'
import { id, time } from './fields.ts'
import { invoice } from './invoices.ts'
import { locales } from './locales.ts'
import { uploadFeatures } from './media.ts'
import { limits } from './limits.ts'
import { exportLimits, passwordLimits } from './rate-limits.ts'
import { order } from './order.ts'
import { charge, subscription } from './plans.ts'
import { creditEntry } from './credit.ts'
import { pointsEntry } from './points.ts'
import { exportedRepeatDelivery } from './repeat-deliveries.ts'
import { ownReview } from './reviews.ts'
import { listPasskeys } from './auth/passkeys.ts'
import { listIdentities } from './auth/social.ts'
import { stockAlert } from './stock-alerts.ts'
import { wishlist } from './wishlist.ts'

const tag = 'Privacy'
const writtenText = z.object({ id, productId: id, text: z.string(), at: time })

export const exportUser = endpoint({
  id: 'exportUser',
  route: 'GET /user/export',
  tag,
  auth: 'customer',
  fileName: 'my-data.json',
  isStreamed: true,
  summary: 'Export all data stored about the customer, as a file',
  rateLimits: exportLimits,
  input: z.object({}),
  output: z.object({
    exportedAt: time,
    customer: customer.extend({ createdAt: time }),
    sessions: listSessions.output.shape.sessions,
    /** When staff viewed the shop as this customer. */
    staffViews: listViews.output.shape.views,
    /** Accounts of the customer that were merged into this one; their points and credit entries follow this account's. */
    merges: listMerges.output.shape.merges,
    identities: listIdentities.output.shape.identities,
    passkeys: listPasskeys.output.shape.passkeys,
    uploads: z.array(
      z.object({
        url: z.string(),
        featureName: z.enum(uploadFeatures),
        createdAt: time,
        captions: z.array(z.object({ language: z.enum(locales), text: z.string() })),
      }),
    ),
    orders: z.array(order),
    invoices: z.array(invoice),
    /** When each file of an order was downloaded. */
    downloads: z.array(z.object({ orderNumber: z.string(), name: z.string(), at: time })),
    pointsEntries: z.array(pointsEntry),
    creditEntries: z.array(creditEntry),
    reviews: z.object({
      written: z.array(ownReview),
      /** Earlier versions of edited reviews. */
      edits: z.array(z.object({ reviewId: id, rating: z.int(), fit: ownReview.shape.fit, text: z.string(), at: time })),
      helpful: z.array(id),
      reported: z.array(id),
      unsubscribed: z.boolean(),
    }),
    questions: z.object({ asked: z.array(writtenText), answered: z.array(writtenText), voted: z.array(id), reported: z.array(id) }),
    subscriptions: z.array(subscription),
    subscriptionCharges: z.array(charge),
    /** With their shipping addresses. */
    repeatDeliveries: z.array(exportedRepeatDelivery),
    cart,
    savedLines: z.array(cartLine),
    wishlists: z.array(wishlist),
    comparison,
    recentlyViewed: z.array(id),
    stockAlerts: z.array(stockAlert),
    messages: z.array(z.object({ topic: z.string(), orderNumber: z.string().nullable(), message: z.string(), createdAt: time })),
    waitlist: z.object({ createdAt: time, confirmedAt: time.nullable(), unsubscribedAt: time.nullable() }).nullable(),
    newsletter: z
      .object({
        createdAt: time,
        confirmedAt: time.nullable(),
        unsubscribedAt: time.nullable(),
        consents: z.array(z.object({ event: z.enum(['asked', 'subscribed', 'unsubscribed']), source: z.enum(consentSources), at: time })),
      })
      .nullable(),
    /** By part: the profile, posts, clubs and everything else a member has created; null for customers who aren't members. */
    community: z.record(z.string(), z.unknown()).nullable(),
  }),
  refusals: [],
})
export const deleteUser = endpoint({
  id: 'deleteUser',
  route: 'POST /user/delete',
  tag,
  auth: 'customer',
  summary: `End every session and delete the account in ${limits.deletion.graceDays} days, unless the customer signs in before`,
  input: z.object({ password: z.string().max(limits.password.max) }),
  output: z.object({ message: z.string(), erasedAt: time }),
  rateLimits: passwordLimits,
  refusals: ['CURRENT_PASSWORD_IS_INCORRECT', 'SIGN_IN_AGAIN', 'LAST_OWNER_STAYS'],
})
