import { randomUUID } from 'node:crypto'
import type { ApiInput } from '#contract/api.ts'
import type { Product } from '#contract/product.ts'
import type { Order } from '#contract/order.ts'
import type { Address } from '#contract/customers/addresses.ts'
import type { PasswordHasher } from '#server/modules/auth/passwords/hasher.ts'
import { readOutbox } from '#server/messaging/outbox.ts'
import { earnPoints } from '#server/modules/points/points.ts'
import { createUser } from '#server/modules/auth/users/users.ts'
import { changeState } from '#server/modules/orders/orders.ts'
import { demoAddress } from '#seed/accounts.ts'
import { recomputeRails } from '#server/modules/catalogue/catalogue.ts'
import { fillCatalogue } from '#seed/fill.ts'
import { salesOf } from '#seed/rows.ts'
import type { SeedProduct } from '#seed/types.ts'
import type { TestApp } from './app.ts'

let made = 0

/** A product in the form of the demo world; everything has a default. */
export function seedProduct(over: Partial<SeedProduct> & { price?: number; stock?: number; oldPrice?: number } = {}): SeedProduct {
  const { price = 20, stock = 10, oldPrice, ...rest } = over
  const n = (made += 1)
  return {
    slug: `thing-${n}`,
    name: `Thing ${n}`,
    brand: 'northbar',
    categories: ['kettlebells'],
    shortDescription: 'A thing.',
    fullDescription: ['It is a thing.'],
    keywords: ['thing'],
    options: [],
    variants: [{ options: {}, sku: `SKU-${n}`, price, stock, ...(oldPrice && { oldPrice }) }],
    attributes: [],
    publishedDaysAgo: 10,
    ratings: [0, 0, 0, 0, 0],
    soldLately: 0,
    soldBefore: 0,
    picture: { form: 'kettlebell', color: '#222222' },
    ...rest,
  }
}

export const brands = [
  { slug: 'northbar', name: 'Northbar', description: 'Bars.' },
  { slug: 'saltwell', name: 'Saltwell', description: 'Bottles.' },
]
export const categories = [
  {
    slug: 'strength',
    name: 'Strength',
    description: 'Heavy things.',
    children: [
      { slug: 'kettlebells', name: 'Kettlebells', description: 'Round.' },
      { slug: 'barbells', name: 'Barbells', description: 'Long.' },
    ],
  },
  { slug: 'accessories', name: 'Accessories', description: 'Small things.' },
]

/** Adds products to the app's catalogue; returns those on sale as the API shows them, in the given order. */
export async function stockShop(app: TestApp, products: SeedProduct[]): Promise<Product[]> {
  const now = app.now()
  await app.database.transaction(async (tx) => {
    await fillCatalogue(tx, { brands, categories, products, salesOf: (product) => salesOf(product, now) }, now)
    await recomputeRails(tx, now)
  })
  return Promise.all(
    products.filter((p) => p.publishedDaysAgo >= 0).map((p) => app.call('GET /user/products/url/:uniqueName', { uniqueName: p.slug })),
  )
}

const hashes = new Map<PasswordHasher, Promise<string>>()

/** The hash of "correct horse", computed once per app. */
function hashFor({ passwordHasher }: TestApp): Promise<string> {
  const hash = hashes.get(passwordHasher) ?? passwordHasher.hash('correct horse')
  hashes.set(passwordHasher, hash)
  return hash
}

/** A customer with the password "correct horse". */
export async function newCustomer(app: TestApp, email = freshEmail()): Promise<{ email: string; userId: string }> {
  const passwordHash = await hashFor(app)
  const userId = await app.database.transaction((tx) =>
    createUser(tx, { name: 'Test Person', email, phone: null, passwordHash }, 'customer', app.now()),
  )
  return { email, userId: userId! }
}

/** A customer who is signed in. */
export async function signedIn(app: TestApp): Promise<{ token: string; email: string; userId: string }> {
  const customer = await newCustomer(app)
  return { token: await tokenFor(app, customer.email), ...customer }
}

/** A member of staff with this role, signed in with a second factor. */
export async function staffIn(app: TestApp, role: string): Promise<{ token: string; email: string; userId: string }> {
  const { token, email, userId } = await signedIn(app)
  const { db } = app.database
  await db.query({ text: 'update users set role = $2 where id = $1', values: [userId, role] })
  await db.query({ text: 'update sessions set second_factor = true where user_id = $1', values: [userId] })
  return { token, email, userId }
}

/** Gives a customer points through the ledger. */
export async function grantPoints(app: TestApp, userId: string, points: number): Promise<void> {
  const movement = { userId, points, source: randomUUID(), reason: 'REVIEW' } as const
  await app.database.transaction((tx) => earnPoints(tx, movement, app.now()))
}

/** Signs in an account without a second factor. */
export async function signInAs(app: TestApp, email: string, password = 'correct horse') {
  const answer = await app.call('POST /user-auth/sign-in', { email, password })
  if ('ticket' in answer) throw new Error(`${email} has a second factor`)
  return answer
}
/** Signs in with a password; returns the token. */
export const tokenFor = async (app: TestApp, email: string, password?: string): Promise<string> =>
  (await signInAs(app, email, password)).access_token

/** The token of a new member of staff with this role, whose session has a second factor. */
export const staffToken = async (app: TestApp, role = 'owner'): Promise<string> => (await staffIn(app, role)).token

/** A valid address, with some fields replaced. */
export const address = (over: Partial<Address> = {}): Address => ({ ...demoAddress, ...over })

type OrderInput = ApiInput<'POST /user/orders/create-order'>

/** The input with which a guest's browser would order these lines, at the shop's prices. */
export async function orderInput(
  app: TestApp,
  lines: { product: Product; quantity: number; variant?: number }[],
  over: Partial<OrderInput> = {},
): Promise<OrderInput> {
  const products = lines.map(({ product, quantity, variant = 0 }) => ({
    productId: product.id,
    variantId: product.variants[variant]!.id,
    quantity,
    price: product.variants[variant]!.price,
  }))
  const summary = await app.call('POST /user/orders/checkout-summary', {
    products: products.map(({ price: _, ...line }) => line),
    isWrapped: over.gift?.isWrapped,
  })
  const { productCost, shippingCost, totalCost } = summary
  return {
    products,
    shippingAddress: address(),
    shippingMethod: 'standard',
    paymentMethod: 'COD',
    productCost,
    shippingCost,
    totalCost,
    email: 'guest@example.com',
    ...over,
  }
}

type OrderEdit = ApiInput<'POST /admin/orders/:id/edit/preview'> & {
  reason?: string
  gift?: ApiInput<'POST /admin/orders/:id/edit'>['gift']
}

/** Edits an order as staff do, at the price in the preview; returns the preview, and the order after the edit. */
export async function editOrder(app: TestApp, token: string, { reason = '', gift, ...wanted }: OrderEdit) {
  const isWrapped = gift === undefined ? undefined : (gift?.isWrapped ?? false)
  const shown = await app.call('POST /admin/orders/:id/edit/preview', { ...wanted, isWrapped }, { token })
  const { edits } = await app.call('GET /admin/orders/:id', { id: wanted.id }, { token })
  const input = { ...wanted, edits, totalCost: shown.totalCost, reason, ...(gift !== undefined && { gift }) }
  return { shown, order: (await app.call('POST /admin/orders/:id/edit', input, { token })).order }
}

/** Places an order of a customer and has it delivered. */
export async function placeDeliveredOrder(
  app: TestApp,
  { token, email }: { token: string; email: string },
  products: Product[],
): Promise<Order> {
  const input = await orderInput(
    app,
    products.map((product) => ({ product, quantity: 1 })),
    { email },
  )
  const { id } = await app.call('POST /user/orders/create-order', input, { token, idempotencyKey: newKey() })
  await app.database.transaction(async (tx) => {
    for (const to of ['Shipped', 'Delivered'] as const)
      await changeState(tx, { orderId: id, name: 'shippingStatus', to, by: 'staff' }, app.now())
  })
  return app.call('GET /user/orders/:id', { id }, { token })
}

/** A new idempotency key. */
export const newKey = (): string => randomUUID()

/** The newest message to someone. */
export const lastMail = async (app: TestApp, to: string): Promise<{ subject: string; text: string } | undefined> =>
  (await mailsTo(app, to))[0]

/** The messages to someone among the last hundred, the newest first. */
export const mailsTo = async (app: TestApp, to: string): Promise<{ subject: string; text: string }[]> =>
  (await readOutbox(app.database.db, 100)).filter((message) => message.to === to)

/** The code in the newest message to an address. */
export const codeFor = async (app: TestApp, to: string): Promise<string> => /\d{6}/.exec((await lastMail(app, to))?.text ?? '')?.[0] ?? ''

let emails = 0

/** A new email without digits and vowels, so that no word or code a test searches for occurs in it by chance. */
export const freshEmail = (): string =>
  `${(emails += 1)
    .toString(4)
    .padStart(8, '0')
    .replace(/\d/g, (digit) => 'qvxz'[Number(digit)]!)}@example.com`
