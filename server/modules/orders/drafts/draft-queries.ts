import type { OrderDraft } from '#contract/admin/order-drafts.ts'
import type { Address } from '#contract/customers/addresses.ts'
import type { Locale } from '#contract/locales.ts'
import type { OrderGift } from '#contract/order-gift.ts'
import { statement } from '#server/db/statement.ts'
import { jsonb, nullable, type Row, textOf } from '#server/db/types.ts'

const contents = {
  customer: 'uuid?',
  email: 'text',
  lines: jsonb<OrderDraft['lines']>(),
  address: nullable(jsonb<Address>()),
  shippingMethod: 'text?',
  discount: 'int4',
  reason: 'text',
  locale: nullable(textOf<Locale>()),
  gift: nullable(jsonb<OrderGift>()),
  discountPercent: 'int4?',
} as const
/** The fields of a draft that are saved. Amounts in minor units, the percentage in thousandths. */
export type DraftContents = Row<typeof contents>

export const insertDraft = statement(
  'orders.insertDraft',
  { id: 'uuid', author: 'uuid', now: 'timestamptz', ...contents },
  {},
  `
  insert into order_drafts (id, author, created_at, changed_at, customer_id, email, lines, shipping_address, shipping_method, discount,
    reason, locale, gift, discount_percent)
  values ($1, $2, $3, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
)

/** Of several concurrent saves of the same version, only one updates the row. */
export const saveDraft = statement(
  'orders.saveDraft',
  { id: 'uuid', version: 'int4', now: 'timestamptz', ...contents },
  {},
  `
  update order_drafts set version = version + 1, changed_at = $3, customer_id = $4, email = $5, lines = $6, shipping_address = $7,
    shipping_method = $8, discount = $9, reason = $10, locale = $11, gift = $12, discount_percent = $13
  where id = $1 and version = $2 and order_id is null`,
)

export const deleteDraft = statement(
  'orders.deleteDraft',
  { id: 'uuid' },
  {},
  `delete from order_drafts where id = $1 and order_id is null`,
)

/** Of several concurrent calls that place the same version, only one updates the row; the others wait for it. */
export const setPlaced = statement(
  'orders.placeDraft',
  { id: 'uuid', version: 'int4', order: 'uuid', now: 'timestamptz' },
  {},
  `update order_drafts set order_id = $3, changed_at = $4 where id = $1 and version = $2 and order_id is null`,
)

const draft = {
  id: 'uuid',
  version: 'int4',
  author: 'text?',
  changed_at: 'timestamptz',
  customer_id: 'uuid?',
  customer_name: 'text?',
  customer_email: 'text?',
  email: 'text',
  lines: jsonb<OrderDraft['lines']>(),
  shipping_address: nullable(jsonb<Address>()),
  shipping_method: 'text?',
  discount: 'int4',
  discount_percent: 'int4?',
  reason: 'text',
  locale: nullable(textOf<Locale>()),
  gift: nullable(jsonb<OrderGift>()),
  reads: nullable(textOf<Locale>()),
  order_number: 'text?',
} as const
export type DraftRow = Row<typeof draft>

export const draftsByIds = statement(
  'orders.draftsByIds',
  { ids: 'uuid[]' },
  draft,
  `
  select d.id, d.version, a.name as author, d.changed_at, d.customer_id, c.name as customer_name, c.email as customer_email, d.email,
    d.lines, d.shipping_address, d.shipping_method, d.discount,
    case when d.discount = 0 then d.discount_percent end as discount_percent, d.reason, d.locale, d.gift,
    coalesce(d.locale, c.locale) as reads, o.number as order_number
  from order_drafts d left join users a on a.id = d.author left join users c on c.id = d.customer_id left join orders o on o.id = d.order_id
  where d.id = any($1)`,
)

export const draftKeys = statement(
  'orders.draftKeys',
  { at: 'timestamptz', id: 'uuid', limit: 'int8' },
  { at: 'timestamptz', id: 'uuid' },
  `
  select changed_at as at, id from order_drafts where order_id is null and (changed_at, id) < ($1, $2)
  order by changed_at desc, id desc limit $3`,
)

/** The names of products, for the list of drafts. */
export const productNames = statement(
  'orders.draftProducts',
  { ids: 'uuid[]' },
  { id: 'uuid', name: 'text' },
  `select id, name from products where id = any($1)`,
)

/** What the lines of a draft are about, including what is off sale. In minor units. */
export const draftItems = statement(
  'orders.draftItems',
  { ids: 'uuid[]' },
  { variant_id: 'uuid', name: 'text', options: jsonb<Record<string, string>>(), photo: 'text', price: 'int4' },
  `
  select v.id as variant_id, p.name, v.options, coalesce(v.photo, f.url, '') as photo, v.price
  from variants v join products p on p.id = v.product_id left join product_photos f on f.product_id = p.id and f.position = 0
  where v.id = any($1)`,
)

/** Deletes the drafts of a person and those for their email, when the person is erased. */
export const deleteDraftsOfCustomer = statement(
  'orders.deleteDraftsOf',
  { user: 'uuid' },
  {},
  `delete from order_drafts where customer_id = $1 or email = (select u.email from users u where u.id = $1)`,
)

/** Deletes the drafts for a guest's email. */
export const deleteDraftsForEmail = statement(
  'orders.deleteDraftsForEmail',
  { email: 'text' },
  {},
  `delete from order_drafts where customer_id is null and email = $1`,
)

export const purgeDrafts = statement(
  'orders.purgeDrafts',
  { before: 'timestamptz' },
  {},
  `delete from order_drafts where order_id is null and changed_at < $1`,
)
