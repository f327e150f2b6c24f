import { decimal } from '#contract/currency.ts'
import { type Db, statement } from '#server/db/statement.ts'
import { json, type Row } from '#server/db/types.ts'
import type { Cell } from '#server/http/csv.ts'
import { subscribedAmong } from '#server/modules/newsletter/newsletter.ts'

interface StoredAddress {
  first_name: string
  last_name: string
  address_line1: string
  address_line2: string
  city: string
  region: string
  post_code: string
  country: string
  phone: string
}

const columns = {
  id: 'uuid',
  name: 'text',
  email: 'text?',
  phone: 'text?',
  orders: 'int4',
  spent: 'int8',
  tags: 'text[]',
  note: 'text?',
  address: json<StoredAddress | null>(),
  is_guest: 'bool',
} as const
export type FileCustomer = Row<typeof columns> & { isSubscribed: boolean }

const toExport = statement(
  'admin.customersToExport',
  { ids: 'uuid[]' },
  columns,
  `
  select u.id, u.name, u.email, coalesce(u.phone, u.unproved_phone) as phone, coalesce(f.orders, 0) as orders,
    coalesce(f.spent, 0)::int8 as spent, array(select g.tag from customer_tags g where g.customer_id = u.id order by g.tag) as tags,
    (select n.text from customer_notes n where n.customer_id = u.id order by n.at desc, n.id desc limit 1) as note,
    (select row_to_json(a) from addresses a where a.user_id = u.id and a.is_default) as address, false as is_guest
  from users u left join customer_figures f on f.user_id = u.id
  where u.id = any($1)
  union all
  select g.id, g.name, g.email, nullif(o.at->>'phone', ''), f.orders, f.spent,
    array(select t.tag from guest_tags t where t.guest_id = g.id order by t.tag),
    (select n.text from guest_notes n where n.guest_id = g.id order by n.at desc, n.id desc limit 1),
    json_build_object('first_name', o.at->>'firstName', 'last_name', o.at->>'lastName', 'address_line1', o.at->>'addressLine1',
      'address_line2', coalesce(o.at->>'addressLine2', ''), 'city', o.at->>'city', 'region', coalesce(o.at->>'region', ''),
      'post_code', o.at->>'postCode', 'country', o.at->>'country', 'phone', coalesce(o.at->>'phone', '')), true
  from guests g join guest_figures f on f.guest_id = g.id
    cross join lateral (select shipping_address as at from orders where email = g.email and user_id is null order by ordered_at desc limit 1) o
  where g.id = any($1)`,
)

/** The customers with these ids, in order, with all data for their file. */
export async function fileCustomers(db: Db, ids: string[]): Promise<FileCustomer[]> {
  const rows = await toExport.all(db, { ids })
  const emails = rows.flatMap(({ email }) => email ?? [])
  const subscribed = await subscribedAmong(db, emails)
  const byId = new Map(rows.map((row) => [row.id, { ...row, isSubscribed: row.email !== null && subscribed.has(row.email) }]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** The first and last name: those of the address if they match, else split before the last word. */
function partsOf({ name, address }: FileCustomer): [string, string] {
  if (address && `${address.first_name} ${address.last_name}` === name) return [address.first_name, address.last_name]
  const at = name.lastIndexOf(' ')
  return at < 0 ? [name, ''] : [name.slice(0, at), name.slice(at + 1)]
}

const yes = (is: boolean): Cell => (is ? 'yes' : 'no')
const place = (read: (address: StoredAddress) => string) => (row: FileCustomer) => (row.address ? read(row.address) : '')

type Cells = readonly (readonly [string, (row: FileCustomer) => Cell])[]
const consent: Cells[number] = ['Accepts Email Marketing', ({ isSubscribed }) => yes(isSubscribed)]
const phone: Cells[number] = ['Phone', ({ phone: number }) => number]
const note: Cells[number] = ['Note', (row) => row.note]
const tags: Cells[number] = ['Tags', (row) => row.tags.join(', ')]
const addressCells: Cells = [
  ['Default Address Address1', place((address) => address.address_line1)],
  ['Default Address Address2', place((address) => address.address_line2)],
  ['Default Address City', place((address) => address.city)],
  ['Default Address Province Code', place((address) => address.region)],
  ['Default Address Country Code', place((address) => address.country)],
  ['Default Address Zip', place((address) => address.post_code)],
  ['Default Address Phone', place((address) => address.phone)],
]

/** The columns of Shopify's customer file (help.shopify.com/en/manual/customers/import-export-customers). */
export const customerCells: Cells = [
  ['First Name', (row) => partsOf(row)[0]],
  ['Last Name', (row) => partsOf(row)[1]],
  ['Email', ({ email }) => email],
  consent,
  ['Default Address Company', () => ''],
  ...addressCells,
  phone,
  ['Accepts SMS Marketing', () => 'no'],
  ['Total Spent', ({ spent }) => decimal(spent)],
  ['Total Orders', ({ orders }) => orders],
  note,
  ['Tax Exempt', () => 'no'],
  // The only column that marks guests in files for other programs: in Shopify, guests are customers like any other.
  ['Tags', (row) => [...row.tags, ...(row.is_guest ? ['guest'] : [])].join(', ')],
]

/** Columns after those of a list, so that an import creates the same customers. The address may be in another name than the account. */
export const additionalCells: Cells = [
  phone,
  consent,
  tags,
  note,
  ['Default Address First Name', place((address) => address.first_name)],
  ['Default Address Last Name', place((address) => address.last_name)],
  ...addressCells,
]
