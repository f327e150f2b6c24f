import type { ApiInput } from '#contract/api.ts'
import { limits } from '#contract/limits.ts'
import type { Provider } from '#contract/auth/social.ts'

type Address = NonNullable<ApiInput<'POST /user/orders/create-order'>['shippingAddress']>

/** What identifies a line; each gift card is a line of its own. */
export interface LineKey {
  productId: string
  variantId: string
  giftCard?: GiftCard | undefined
  /** The interval of a repeat delivery, in weeks. */
  repeatWeeks?: number | undefined
}

type GiftCard = NonNullable<ApiInput<'POST /cart'>['giftCard']>

/** A line of the local cart. `price` is the one the customer saw when adding it. */
export interface StoredLine {
  productId: string
  variantId: string
  quantity: number
  price: number
  changedAt: string
}

/** How the customer signed in: with a password or passkey, or with a provider. */
export type AuthProvider = 'none' | Provider

/** Everything the browser stores: the local storage entry `root`. */
export interface Stored {
  /**
   * `later`: lines a visitor saved for later; a customer's are on the server. `codes`: promotion codes. `unmerged`: the lines are a
   * visitor's, or were changed offline, and still have to be merged into the customer's cart. `removed`: the lines that were removed
   * offline.
   */
  cart: { lines: StoredLine[]; later: StoredLine[]; codes: string[]; unmerged: boolean; removed?: LineKey[] | undefined }
  /** `userId`: the customer the token belongs to, once the server has confirmed it. */
  auth: { access_token: string | null; provider: AuthProvider; userId?: string | undefined }
  checkout: { shippingInfo: Partial<Address> | null; billingInfo: Partial<Address> | null }
}

export const emptyStored: Stored = {
  cart: { lines: [], later: [], codes: [], unmerged: false },
  auth: { access_token: null, provider: 'none' },
  checkout: { shippingInfo: null, billingInfo: null },
}

/** The usable parts of a stored entry; parts with an invalid shape are dropped one by one. */
export function readStored(entry: unknown): Stored {
  const { cart, auth, checkout } = record(entry)
  return {
    cart: {
      lines: readLines(record(cart).lines),
      later: readLines(record(cart).later),
      codes: readCodes(record(cart).codes),
      unmerged: record(cart).unmerged === true,
      removed: readKeys(record(cart).removed),
    },
    auth: readAuth(auth),
    checkout: { shippingInfo: readAddress(record(checkout).shippingInfo), billingInfo: readAddress(record(checkout).billingInfo) },
  }
}

const readLines = (value: unknown): StoredLine[] => (Array.isArray(value) ? value.filter(isLine).slice(0, limits.cart.linesMax) : [])

const readCodes = (value: unknown): string[] => (Array.isArray(value) ? value.filter((code) => typeof code === 'string') : [])

const readKeys = (value: unknown): LineKey[] | undefined =>
  Array.isArray(value) ? value.filter(isKey).slice(0, limits.cart.linesMax) : undefined

function isKey(value: unknown): value is LineKey {
  const { productId, variantId, giftCard, repeatWeeks } = record(value)
  return (
    typeof productId === 'string' &&
    typeof variantId === 'string' &&
    (giftCard === undefined || isGiftCard(giftCard)) &&
    (repeatWeeks === undefined || typeof repeatWeeks === 'number')
  )
}

function isGiftCard(value: unknown): boolean {
  const { id, recipientName, recipientEmail } = record(value)
  return typeof id === 'string' && typeof recipientName === 'string' && typeof recipientEmail === 'string'
}

/** The stored session; without a token, that of a visitor. */
function readAuth(value: unknown): Stored['auth'] {
  const { access_token, provider, userId } = record(value)
  if (typeof access_token !== 'string' || access_token === '') return emptyStored.auth
  const auth: Stored['auth'] = { access_token, provider: known.find((name) => name === provider) ?? 'none' }
  return typeof userId === 'string' ? { ...auth, userId } : auth
}

const known: Provider[] = ['google', 'facebook', 'apple']

function isLine(value: unknown): value is StoredLine {
  const { quantity, price, changedAt } = record(value)
  return (
    isKey(value) &&
    typeof changedAt === 'string' &&
    typeof price === 'number' &&
    Number.isFinite(price) &&
    Number.isInteger(quantity) &&
    Number(quantity) >= 1 &&
    Number(quantity) <= limits.cart.quantityMax
  )
}

function readAddress(value: unknown): Partial<Address> | null {
  const texts = Object.entries(record(value)).filter(([, part]) => typeof part === 'string')
  return texts.length > 0 ? (Object.fromEntries(texts) as Partial<Address>) : null
}

const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
