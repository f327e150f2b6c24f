import { newAddress } from '#contract/customers/addresses.ts'
import type { ParsedOf } from '#contract/endpoint.ts'
import type { addAddress } from '#contract/customers/customers.ts'
import { email as emailField, phone as phoneField } from '#contract/fields.ts'
import { limits } from '#contract/limits.ts'
import { toE164 } from '#contract/phones.ts'
import type { ColumnNames, LineCells } from './line-cells.ts'
import type { LineError } from './file-product.ts'
import { isTrue, listOf } from './values.ts'

/** A customer in the format of Shopify's files. */
export interface CustomerLine {
  line: number
  email: string
  name: string
  phone: string | null
  address: ParsedOf<typeof addAddress> | null
  tags: string[]
  note: string
  /** Whether the customer agreed to get the newsletter. */
  isSubscribed: boolean
  warnings: LineError[]
}

/**
 * Column names: first ours, if our own list has the column, then Shopify's since 2023, then Shopify's before
 * (help.shopify.com/en/manual/customers/import-export-customers), then WooCommerce's, by which exports of its customers name the fields of
 * users. Its own report of customers has the town alone.
 */
export const customerColumns = {
  /** Only in our own lists, instead of first and last name. */
  name: ['Name'],
  firstName: ['First Name', 'first_name'],
  lastName: ['Last Name', 'last_name'],
  email: ['Email', 'user_email'],
  subscribed: ['Accepts Email Marketing', 'Accepts Marketing'],
  company: ['Default Address Company', 'Company', 'billing_company'],
  addressFirstName: ['Default Address First Name', 'billing_first_name'],
  addressLastName: ['Default Address Last Name', 'billing_last_name'],
  line1: ['Default Address Address1', 'Address1', 'billing_address_1'],
  line2: ['Default Address Address2', 'Address2', 'billing_address_2'],
  city: ['Default Address City', 'City', 'billing_city'],
  region: ['Default Address Province Code', 'Province Code', 'billing_state'],
  country: ['Default Address Country Code', 'Country Code', 'billing_country'],
  postCode: ['Default Address Zip', 'Zip', 'billing_postcode'],
  addressPhone: ['Default Address Phone', 'billing_phone'],
  phone: ['Phone'],
  note: ['Note'],
  tags: ['Tags'],
} as const satisfies Record<string, ColumnNames>

const nameMax = 60

/** Reads a customer and their email, which is the key. Other values that can't be used are left out with a warning. */
export function customerOf(cells: LineCells): [string, CustomerLine] {
  const columns = customerColumns
  const text = cells.needed(columns.email)
  const parsed = emailField.safeParse(text)
  if (text !== '' && !parsed.success) cells.wrong(columns.email, 'is not an email')
  const email = parsed.data ?? text.toLowerCase()
  const warnings: LineError[] = []
  const warn = (names: ColumnNames, message: string): void => void warnings.push({ line: cells.line, column: names[0], message })
  const names = [cells.text(columns.firstName), cells.text(columns.lastName)].filter(Boolean).join(' ') || cells.text(columns.name)
  if (names.length > nameMax) warn(columns.lastName, `is longer than ${nameMax} characters with the first: it is cut`)
  return [
    email,
    {
      line: cells.line,
      email,
      name: names.slice(0, nameMax).trim() || email.split('@')[0]!.slice(0, nameMax),
      phone: phoneOf(cells, columns.phone, warn),
      address: addressOf(cells, warn),
      tags: [...new Set(listOf(cells.text(columns.tags)).map((tag) => tag.toLowerCase().slice(0, limits.order.tagMax)))].sort(),
      note: cells.multiline(columns.note).slice(0, limits.order.noteMax),
      isSubscribed: isTrue(cells.text(columns.subscribed)),
      warnings,
    },
  ]
}

type Warn = (names: ColumnNames, message: string) => void

/** Removes the apostrophe that Shopify writes before values that spreadsheets would take for a number. */
const plain = (text: string): string => text.replace(/^'/, '')

const countryOf = (cells: LineCells): string => cells.text(customerColumns.country).toUpperCase()

/** A phone number; one without a country code belongs to the country of the address, as at the checkout. */
function phoneOf(cells: LineCells, names: ColumnNames, warn: Warn): string | null {
  const text = toE164(plain(cells.text(names)), countryOf(cells))
  if (text === '') return null
  const phone = phoneField.safeParse(text)
  if (!phone.success) warn(names, 'is not a phone number with its country: it is left out')
  return phone.data ?? null
}

function addressOf(cells: LineCells, warn: Warn): CustomerLine['address'] {
  const columns = customerColumns
  const line1 = cells.text(columns.line1)
  if (line1 === '') return null
  const parsed = newAddress.safeParse({
    firstName: cells.text(columns.addressFirstName) || cells.text(columns.firstName),
    lastName: cells.text(columns.addressLastName) || cells.text(columns.lastName),
    addressLine1: line1,
    addressLine2: [cells.text(columns.company), cells.text(columns.line2)].filter(Boolean).join(', '),
    city: cells.text(columns.city),
    region: cells.text(columns.region),
    postCode: plain(cells.text(columns.postCode)),
    country: countryOf(cells),
    phone: phoneOf(cells, columns.addressPhone, warn) ?? phoneOf(cells, columns.phone, () => {}) ?? '',
  })
  if (parsed.success) return parsed.data
  const field = String(parsed.error.issues[0]?.path[0] ?? 'address')
  if (field === 'phone') warn(columns.line1, 'is left out: an address needs a phone number for its parcels, and there is none here')
  else warn(columns.line1, `is left out: its ${field} is missing or not one we can ship to`)
  return null
}
