import { isExact, major, minor, toInputText } from '#contract/currency.ts'
import type { OrderDraft } from '#contract/admin/order-drafts.ts'
import type { Address } from '#contract/customers/addresses.ts'
import { type ComposedLine, isCounted, lineInputs } from '#web/admin/orders/compose.ts'
import { toE164 } from '#contract/phones.ts'
import { readMoney } from '#web/lib/read-money.ts'
import { staff } from '#web/admin/session/session.ts'

/** The state of the draft's form. */
export interface DraftValues {
  /** Null for a draft that isn't saved yet. */
  id: string | null
  version: number
  customer: OrderDraft['customer']
  email: string
  lines: ComposedLine[]
  address: Address
  shippingMethod: string | null
  /** As typed: an amount, or a percentage of the lines' total. */
  discount: string
  reason: string
  /** The language of the buyer's mails; null for the account's. */
  locale: OrderDraft['locale']
  gift: OrderDraft['gift']
}

const noAddress: Address = {
  firstName: '',
  lastName: '',
  addressLine1: '',
  addressLine2: '',
  city: '',
  postCode: '',
  country: '',
  phone: '',
  tag: 'HOME',
}

/** An empty draft. */
export const newDraft = (): DraftValues => ({
  id: null,
  version: 0,
  customer: null,
  email: '',
  lines: [],
  address: noAddress,
  shippingMethod: null,
  discount: '',
  reason: '',
  locale: null,
  gift: null,
})

/** Loads a saved draft. All of its lines stay, also what is off sale: staff decide about them. */
export async function loadDraft(id: string): Promise<DraftValues> {
  const draft = await staff('GET /admin/order-drafts/:id', { id })
  const items = new Map(draft.items.map((item) => [item.variantId, item]))
  const { version, customer, email, shippingAddress, shippingMethod, discount, discountPercent, reason, locale, gift } = draft
  return {
    id,
    version,
    customer,
    email,
    lines: draft.lines.map((line) => lineOfDraft(line, items.get(line.variantId))),
    address: shippingAddress ?? noAddress,
    shippingMethod,
    discount: discountPercent === null ? (discount > 0 ? toInputText(discount) : '') : `${discountPercent}%`,
    reason,
    locale,
    gift,
  }
}

type Line = OrderDraft['lines'][number]
const lineOfDraft = ({ productId, variantId, quantity }: Line, item: OrderDraft['items'][number] | undefined): ComposedLine => ({
  productId,
  variantId,
  // Nothing else is known of a product that no longer exists.
  name: item?.name ?? variantId,
  details: Object.values(item?.options ?? {}).join(', '),
  photo: item?.photo ?? '',
  price: item?.price ?? 0,
  quantity,
  ...(!item?.isOffered && { isGone: true }),
})

/** The lines' total in minor units; NaN while the quantity of a line is invalid. */
const costOf = (lines: ComposedLine[]): number => lines.reduce((all, { price, quantity }) => all + minor(price) * quantity, 0)

/** The discount in major units, typed as an amount ("5,50") or as a percentage of the lines' total ("10%"); NaN if it's neither. */
function discountOf({ discount, lines }: Pick<DraftValues, 'discount' | 'lines'>): number {
  const { number, isPercent } = readDiscount(discount)
  return isPercent ? major(Math.round((costOf(lines) * number) / 100)) : number
}

/** The typed text as a number (NaN if it's none), and whether it's a percentage. */
function readDiscount(discount: string): { number: number; isPercent: boolean } {
  const typed = discount.trim()
  if (typed === '') return { number: 0, isPercent: false }
  if (!typed.endsWith('%')) return { number: readMoney(typed), isPercent: false }
  const [, digits] = /^(\d+(?:[.,]\d{1,3})?)\s?%$/.exec(typed) ?? []
  return { number: digits === undefined ? Number.NaN : Number(digits.replace(',', '.')), isPercent: true }
}

/** The discount in the form of the calls; absent while it's invalid, in which case an error is shown at its field. */
function discountToSend(discount: string): { discount: number; discountPercent?: number } {
  const { number, isPercent } = readDiscount(discount)
  if (!isPercent) return { discount: number || 0 }
  return number > 100 ? { discount: 0 } : { discount: 0, discountPercent: number }
}

/** The error of the discount or of its missing reason; empty if there is none. */
export function discountProblems(values: DraftValues): { discount?: 'wrong' | 'tooMuch'; reason?: 'missing' } {
  const { reason, lines } = values
  // A percentage isn't checked until the lines can be added up.
  const amount = isCounted(lines) ? discountOf(values) : discountOf({ ...values, lines: [] })
  if (Number.isNaN(amount) || !isExact(amount)) return { discount: 'wrong' }
  if (lines.length > 0 && isCounted(lines) && minor(amount) > costOf(lines)) return { discount: 'tooMuch' }
  return amount > 0 && reason.trim() === '' ? { reason: 'missing' } : {}
}

/** Whether the address is complete enough to send. */
export const hasAddress = ({ firstName, addressLine1, city, postCode, country, phone }: Address): boolean =>
  [firstName, addressLine1, city, postCode, country, phone].every((part) => part.trim() !== '')

/** The draft's contents, as calls accept them. */
export const contentsOf = ({ customer, email, lines, address, shippingMethod, discount, reason, locale, gift }: DraftValues) => ({
  lines: lineInputs(lines),
  ...discountToSend(discount),
  reason: reason.trim(),
  ...(customer && { customerId: customer.id }),
  ...(email.trim() && { email: email.trim() }),
  ...(hasAddress(address) && { shippingAddress: { ...address, phone: toE164(address.phone, address.country) } }),
  ...(shippingMethod && { shippingMethod }),
  ...(locale && { locale }),
  ...(gift && { gift: { ...gift, message: gift.message.trim() } }),
})

/**
 * The contents that affect the price: gift wrap only where it has one by the last preview. Otherwise it changes nothing, and processes of the
 * last release, where it's always free, don't know the field.
 */
export const pricedOf = (values: DraftValues, wrapPrice: number | undefined) => {
  const { lines, discount, discountPercent, shippingAddress, shippingMethod, gift } = contentsOf(values)
  // An incomplete phone number affects no price, so it's left out.
  const place = shippingAddress && /^\+[1-9]\d{6,14}$/.test(shippingAddress.phone) ? { shippingAddress } : {}
  return {
    lines,
    discount,
    ...(discountPercent && { discountPercent }),
    ...place,
    ...(shippingMethod && { shippingMethod }),
    ...(wrapPrice && gift?.isWrapped && { isWrapped: true }),
  }
}
