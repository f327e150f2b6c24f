import { randomUUID } from 'node:crypto'
import type { TestApp } from './app.ts'
import { address, newKey, orderInput, seedProduct, signedIn, staffIn, stockShop } from './builders.ts'
import { accountInputs, listsOf, savedInputs } from './good-inputs-account.ts'
import { adminInputs } from './good-inputs-admin.ts'
import { staffOrderInputs } from './good-inputs-staff-orders.ts'
import { downloadInputs } from './good-inputs-downloads.ts'
import { communityInputs } from './good-inputs-community.ts'
import { frontInputs } from './good-inputs-front.ts'
import { planInputs } from './good-inputs-plans.ts'
import { priceListInputs } from './good-inputs-price-lists.ts'
import { promotionInputs } from './good-inputs-promotions.ts'
import { repeatDeliveryInputs } from './good-inputs-repeat-deliveries.ts'
import { shippingInputs, taxInputs } from './good-inputs-shipping.ts'
import { questionInputs, reviewInputs } from './good-inputs-reviews.ts'
import { productInputs } from './good-inputs-products.ts'
import { upload } from './pictures.ts'

/** A good input for each endpoint that takes one, as its customer or staff would send it, about things that exist. */
type GoodInputs = Record<string, Record<string, unknown>>

const rail = { tag: 'TRENDING_PRODUCTS' }

/** Creates a shop with a customer, another customer and staff; returns their tokens and all good inputs. */
export async function goodInputs(app: TestApp): Promise<{ customer: string; staff: string; inputs: GoodInputs }> {
  const [product, other, gone] = await stockShop(app, [seedProduct({ stock: 50 }), seedProduct({ stock: 50 }), seedProduct({ stock: 0 })])
  const [person, stranger, staff] = await Promise.all([signedIn(app), signedIn(app), staffIn(app, 'owner')])
  const { token } = person
  const line = { productId: product!.id, variantId: product!.variants[0]!.id, quantity: 1 }
  const key = { productId: line.productId, variantId: line.variantId }
  await app.call('POST /cart', line, { token })
  const saved = await app.call('PUT /user/add-address', address(), { token })
  const order = await orderInput(app, [{ product: product!, quantity: 1 }])
  const placed = async () => (await app.call('POST /user/orders/create-order', order, { token, idempotencyKey: newKey() })).id
  const delivered = async () => {
    const id = await placed()
    await app.call('POST /admin/orders/:id/ship', { id }, { token: staff.token })
    await app.call('POST /admin/orders/:id/deliver', { id }, { token: staff.token })
    return id
  }
  return {
    customer: token,
    staff: staff.token,
    inputs: {
      ...adminInputs,
      ...frontInputs,
      ...staffOrderInputs(key),
      ...repeatDeliveryInputs(other!.id),
      ...(await priceListInputs(app, staff.token, product!)),
      ...(await promotionInputs(app, staff.token, product!)),
      ...(await shippingInputs(app, staff.token, product!)),
      ...taxInputs,
      ...catalogueInputs(product!.id, product!.meta.friendlyPageName),
      ...staffInputs(other!.id, other!.variants[0]!.id, app.now()),
      ...(await productInputs(app, staff.token, other!.id)),
      ...accountInputs(saved.addresses[0]!.id),
      ...savedInputs(key, await listsOf(app, token)),
      'POST /stock-alerts': { productId: gone!.id, variantId: gone!.variants[0]!.id, email: 'k@example.com' },
      'POST /cart': line,
      'PATCH /cart/item': line,
      'DELETE /cart/item': key,
      'POST /cart/merge': { items: [{ ...line, changedAt: '2026-01-01T00:00:00Z' }] },
      'POST /cart/preview': { items: [line] },
      'POST /cart/saved/merge': { items: [line] },
      'POST /user/orders/checkout-summary': {
        products: [line],
        shippingAddress: address(),
        billingAddress: address(),
        shippingMethod: 'standard',
        paymentMethod: 'COD',
        codes: ['NONE'],
        giftCards: [],
        useCredit: true,
        points: 1,
      },
      'POST /user/orders/create-order': {
        note: 'Ring twice.',
        gift: { message: 'For Kim', isWrapped: false },
        waivesWithdrawal: true,
        ...order,
        billingAddress: address(),
        points: 1,
        codes: [],
        giftCards: [],
        useCredit: false,
        creditCost: 0,
      },
      'GET /user/orders/list': {
        sortField: 'orderedDate',
        sortType: 'asc',
        orderStatus: 'Pending',
        paymentStatus: 'Paid',
        from: '2026-01-01',
        to: '2026-12-31',
        q: 'thing',
        offset: '0',
        limit: '5',
        cursor: 'x',
      },
      'GET /user/orders/available-payment-methods': { totalCost: '40' },
      'GET /user/orders/:id': { id: 'GF-1', token: 'x' },
      'GET /user/orders/:id/invoices': { id: 'GF-1', token: 'x' },
      'GET /user/orders/:id/invoice': { id: 'GF-1', token: 'x', number: 'INV-000001' },
      'GET /user/orders/:id/credit-notes/:number': { id: 'GF-1', number: 'CN-000001', token: 'x' },
      'DELETE /user/orders/cancel-order/:id': { id: await placed(), token: 'x' },
      'POST /user/orders/:id/cancel-waiting': { id: await placed(), token: 'x' },
      'POST /user/orders/reorder': { orderId: await placed(), overWriteCart: true, ignoreInvalidItems: true },
      'POST /payment/stripe/create-payment': { orderId: await placed(), token: 'x' },
      'POST /payment/stripe/check': { orderId: await placed(), token: 'x' },
      'POST /user/orders/:id/gift-cards/:cardId/resend': { id: await placed(), cardId: newKey(), token: 'x' },
      'POST /admin/orders/:id/gift-cards/:cardId/resend': { id: await placed(), cardId: newKey(), email: 'kim@example.com' },
      'POST /admin/orders/:id/gift-cards/:cardId/refund': { id: await placed(), cardId: newKey(), unspent: true, reason: 'Sent twice' },
      ...downloadInputs({ placed: await placed(), variantId: line.variantId }),
      'POST /admin/orders/:id/refund': { id: await placed(), amount: 1, to: 'points', reason: 'Came late', lines: [], restock: [] },
      'POST /user/orders/:id/returns': {
        id: await delivered(),
        token: 'x',
        lines: [{ variantId: line.variantId, quantity: 1 }],
        reason: 'other',
        text: 'Too heavy',
        photo: { url: (await upload(app, token, 'return')).url, alt: 'The handle' },
      },
      'POST /user/orders/:id/withdrawal': { id: await delivered(), token: 'x', lines: [{ variantId: line.variantId, quantity: 1 }] },
      'POST /user/orders/:id/claim': { id: await placed(), token: 'x' },
      'GET /admin/returns': { state: 'requested', limit: '5', cursor: 'x' },
      'POST /admin/returns/:id/approve': {
        id: newKey(),
        note: 'Send it',
        labelUrl: 'https://carrier.example/label',
        exchanges: [{ variantId: line.variantId, exchangeVariantId: null }],
      },
      'PUT /admin/returns/:id/label': { id: newKey(), labelUrl: 'https://carrier.example/label' },
      'POST /admin/returns/:id/reject': { id: newKey(), reason: 'Worn' },
      'POST /admin/returns/:id/receive': { id: newKey(), lines: [{ variantId: line.variantId, restocked: 0 }] },
      'GET /admin/returns/:id/refund': { id: newKey() },
      'POST /admin/returns/:id/refund': { id: newKey(), to: 'points' },
      'GET /points': { limit: '5', cursor: 'x' },
      'POST /subscription/checkout': { planId: newKey(), period: 'month', autoRenew: true },
      'POST /subscription/change/preview': { planId: newKey(), period: 'year' },
      'POST /subscription/change': { planId: newKey(), period: 'year', at: '2026-03-02T10:00:00.000Z', amountDue: 1 },
      'POST /subscription/card': {},
      ...planInputs,
      'GET /subscription/charges': { limit: '5', cursor: 'x' },
      'POST /admin/orders/:id/pack': { id: await placed() },
      'POST /admin/orders/:id/ship': {
        id: await placed(),
        lines: [{ variantId: line.variantId, quantity: 1 }],
        carrier: 'Post',
        trackingNumber: 'AB 1',
        trackingUrl: 'https://post.example/AB1',
      },
      'POST /admin/orders/:id/deliver': { id: await placed(), shipmentId: newKey() },
      'POST /admin/orders/:id/cancel': { id: await placed(), reason: 'Asked by phone' },
      'POST /admin/orders/:id/cancel-refunded': { id: await placed(), lines: [{ variantId: line.variantId, quantity: 1 }] },
      'POST /admin/orders/:id/cancel-waiting': { id: await placed(), reason: 'It is no longer made' },
      ...(await communityInputs(app, person)),
      ...(await reviewInputs(app, person, stranger, [product!, other!])),
      ...(await questionInputs(app, person, stranger, product!.id)),
    },
  }
}

const listFilters = {
  category: 'strength',
  brand: 'northbar',
  minPrice: '1',
  maxPrice: '9',
  rating: '4',
  inStock: 'true',
  reduced: 'true',
  isNew: 'true',
  bestSeller: 'true',
  deal: 'true',
  saving: '20',
  q: 'thing',
  option: 'Size:M',
  orderBy: 'newest',
  offset: '0',
  limit: '5',
  isFeatured: 'false',
  categoryId: randomUUID(),
  tag: 'TRENDING_PRODUCTS',
  blur: 'true',
  cursor: 'x',
}

const catalogueInputs = (id: string, uniqueName: string): GoodInputs => ({
  'GET /user/products': { ...listFilters, fields: 'full' },
  'GET /search/': { ...listFilters, filterBy: 'ALL', words: 'true' },
  'GET /search/suggestions': { q: 'thing' },
  'POST /search/opened': { q: 'thing', productId: id },
  'GET /user/products/live': { id },
  'GET /user/products/by-id': { id, blur: 'true', fields: 'full' },
  'GET /user/products/:id': { id },
  'GET /user/products/:id/bought-together': { id, blur: 'true' },
  'GET /user/products/url/:uniqueName': { uniqueName },
  'GET /user/products/tag/:tag': { tag: 'TRENDING_PRODUCTS', productId: id, blur: 'true', fields: 'full', limit: '3' },
  'GET /categories/:id': { id: newKey() },
  'GET /categories/slug/:slug': { slug: 'strength' },
})

const staffInputs = (id: string, variantId: string, now: Date): GoodInputs => ({
  'GET /admin/search-log': { days: '30', limit: '5' },
  'GET /admin/deals': { state: 'running', limit: '5', cursor: 'x' },
  'POST /admin/deals': {
    productId: id,
    startsAt: now.toISOString(),
    endsAt: new Date(now.getTime() + 3_600_000).toISOString(),
    quantity: 3,
    prices: [{ variantId, price: 10 }],
  },
  'POST /admin/deals/:id/end': { id: newKey() },
  'PUT /admin/products/:id/slug': { id, slug: 'another-name' },
  'PUT /admin/categories/:id/slug': { id, slug: 'another-name' },
  // A product that doesn't exist: a hostile value may be a plain false, and the shop's products must stay published.
  'PUT /admin/products/:id/published': { id: newKey(), isPublished: true },
  'GET /admin/not-found': { days: '30', limit: '5' },
  'GET /admin/rails/:tag': rail,
  'PUT /admin/rails/:tag': { ...rail, pinned: [id], excluded: [] },
  'GET /admin/products/:id/related': { id },
  'GET /admin/products/:id/fit': { id },
  'PUT /admin/products/:id/related': { id, productIds: [id] },
})
