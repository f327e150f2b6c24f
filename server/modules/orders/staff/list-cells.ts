import { fullName } from '#contract/customers/full-name.ts'
import { major, shopCurrency } from '#contract/currency.ts'
import type { Cell } from '#server/http/csv.ts'
import { rateOf } from '../lines/order-taxes.ts'
import { wrapCostOf } from '../order/stored-gift.ts'
import type { ExportedOrder, FileLine } from './export-lines.ts'
import { nameOf, type StaffRow } from './staff-list-queries.ts'

/** A line of the file of orders. */
interface ListLine {
  row: StaffRow
  order: ExportedOrder
}
type Column<R> = readonly [name: string, cell: (row: R) => Cell]

const money = (name: string, units: (order: ExportedOrder) => number): Column<ListLine> => [
  name,
  ({ order }) => major(units(order), order.currency?.code),
]
const address = (name: string, read: (to: NonNullable<ExportedOrder['shipping']>) => string | undefined): Column<ListLine> => [
  name,
  // Empty for a gift card that goes by email.
  ({ order: { shipping } }) => (shipping && read(shipping)) ?? '',
]

/** Contained in the prices or added to them; see the next column. */
const taxOf = ({ taxes, tax }: ExportedOrder): number =>
  taxes ? taxes.lines.reduce((sum, { amount }) => sum + amount, taxes.shipping.amount) : tax
const creditOf =
  (isGiftCard: boolean) =>
  ({ credits }: ExportedOrder): number =>
    credits.reduce((sum, { kind, amount }) => ((kind === 'gift_card') === isGiftCard ? sum + amount : sum), 0)
const currencyOf = ({ currency }: { currency: ExportedOrder['currency'] }): string => currency?.code ?? shopCurrency()

/** The columns of a file with a line per order: subtotal - discount + gift wrap + shipping + added tax is the total. */
export const listCells: readonly Column<ListLine>[] = [
  ['Number', ({ row }) => row.number],
  ['Placed at', ({ row }) => row.ordered_at.toISOString()],
  ['Customer', ({ row }) => nameOf(row)],
  ['Email', ({ row }) => row.email],
  ['First item', ({ row }) => row.first_item],
  ['Pieces', ({ row }) => row.pieces ?? 0],
  ['Order', ({ row }) => row.order_status],
  ['Payment', ({ row }) => row.payment_status],
  ['Shipping', ({ row }) => row.shipping_status],
  ['Payment method', ({ row }) => row.payment_method],
  ['Total', ({ row }) => major(row.total_cost, row.currency?.code)],
  ['Tags', ({ row }) => row.tags.join(', ')],
  // Some programs read such files by column position, so new columns follow the others.
  ['Currency', ({ row }) => currencyOf(row)],
  money('Subtotal', (order) => order.product_cost - wrapCostOf(order)),
  money('Discount', ({ discount }) => discount),
  ['Discount codes', ({ order }) => order.codes ?? ''],
  money('Gift wrap', wrapCostOf),
  money('Shipping cost', ({ shipping_cost: cost }) => cost),
  money('Tax', taxOf),
  ['Tax is included', ({ order: { taxes } }) => (taxes?.inclusive ? 'yes' : 'no')],
  money('Paid by gift card', creditOf(true)),
  money('Paid by store credit', creditOf(false)),
  money('Paid by points', ({ points_cost: cost }) => cost),
  money('Refunded', ({ refunded }) => refunded),
  address('Shipping name', fullName),
  address('Address', ({ addressLine1 }) => addressLine1),
  address('Address 2', ({ addressLine2 }) => addressLine2),
  address('City', ({ city }) => city),
  address('Region', ({ region }) => region),
  address('Postcode', ({ postCode }) => postCode),
  address('Country', ({ country }) => country),
  address('Phone', ({ phone }) => phone),
  ['Shipping method', ({ order }) => order.shipping_name ?? ''],
  ['Note', ({ order }) => order.note],
  money('Refunded as points or credit', (order) => order.refunded_otherwise),
  // What one unit of the shop's currency costs in the order's; reports add up what the last column has.
  ['Exchange rate', ({ order: { currency } }) => currency?.rate ?? '1'],
  ['Shop currency', () => shopCurrency()],
  ["Total in the shop's currency", ({ order }) => major(order.total_in_shop)],
]

const ofLine = (name: string, read: (line: NonNullable<FileLine['line']>, order: ExportedOrder) => Cell): Column<FileLine> => [
  name,
  ({ line, order }) => (line ? read(line, order) : null),
]
const lineMoney = (name: string, units: (line: NonNullable<FileLine['line']>) => number): Column<FileLine> =>
  ofLine(name, (line, { currency }) => major(units(line), currency?.code))
/** In per cent; null if no tax is known. */
function taxRate({ variantId }: { variantId: string | null }, { taxes }: ExportedOrder): number | null {
  const rate = rateOf(taxes, variantId ?? '')
  return rate === null ? null : rate / 1000
}

/** The columns of a file with a line per item of an order. */
export const lineCells: readonly Column<FileLine>[] = [
  ['Number', ({ order }) => order.number],
  ['Placed at', ({ order }) => order.ordered_at.toISOString()],
  ['Email', ({ order }) => order.email],
  ['Order', ({ order }) => order.order_status],
  ['Payment', ({ order }) => order.payment_status],
  ['Shipping', ({ order }) => order.shipping_status],
  ['Currency', ({ order }) => currencyOf(order)],
  ofLine('SKU', ({ sku }) => sku),
  ofLine('Name', ({ name }) => name),
  ofLine('Options', ({ options }) => Object.values(options).join(' / ')),
  ofLine('Quantity', ({ quantity }) => quantity),
  lineMoney('Price', ({ price }) => price),
  lineMoney('Discount', ({ discount }) => discount),
  lineMoney('Total', ({ price, quantity, discount }) => price * quantity - discount),
  ofLine('Tax rate', taxRate),
]
