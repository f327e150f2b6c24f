import { statement } from '#server/db/statement.ts'
import type { Row } from '#server/db/types.ts'

/** The customer's first list, created if needed and locked until the transaction ends, which serializes adding lists. */
export const openFirst = statement(
  'wishlist.openFirst',
  { id: 'uuid', user: 'uuid', now: 'timestamptz' },
  { id: 'uuid', is_shared: 'bool' },
  `
  insert into wishlists (id, user_id, is_default, created_at) values ($1, $2, true, $3)
  on conflict (user_id) where is_default do update set user_id = excluded.user_id
  returning id, share_token is not null as is_shared`,
)

/** The customer's lists with these ids, locked in id order, which serializes adding products. */
export const lockLists = statement(
  'wishlist.lockLists',
  { ids: 'uuid[]', user: 'uuid' },
  { id: 'uuid', is_shared: 'bool' },
  `select id, share_token is not null as is_shared from wishlists where id = any($1) and user_id = $2 order by id for no key update`,
)

const row = {
  id: 'uuid',
  name: 'text?',
  is_default: 'bool',
  product_id: 'uuid?',
  price: 'int4?',
  added_at: 'timestamptz?',
  /** The revision of the product on sale; null if it isn't. */
  revision: 'int4?',
} as const
/** A product of a list, the newest first; a single row without product for an empty list. */
export type ListRow = Row<typeof row>

const columns = 'l.id, l.name, l.is_default, i.product_id, i.price, i.added_at, p.revision'
const items = 'left join wishlist_items i on i.list_id = l.id left join product_index p on p.product_id = i.product_id'
const newestFirst = 'i.added_at desc, i.product_id'

/** A list of the customer with its products; the first one without an id. */
export const readList = statement(
  'wishlist.read',
  { user: 'uuid', id: 'uuid?' },
  row,
  `
  select ${columns} from wishlists l ${items}
  where l.user_id = $1 and case when $2::uuid is null then l.is_default else l.id = $2 end order by ${newestFirst}`,
)

export const readAll = statement(
  'wishlist.readAll',
  { user: 'uuid' },
  row,
  `
  select ${columns} from wishlists l ${items}
  where l.user_id = $1 order by l.is_default desc, l.created_at, l.id, ${newestFirst}`,
)

/** Excludes accounts that are disabled or about to be erased. */
export const readShared = statement(
  'wishlist.readShared',
  { token: 'text' },
  { ...row, owner: 'text?' },
  `
  select ${columns}, case when l.show_owner then u.name end as owner
  from wishlists l join users u on u.id = l.user_id ${items}
  where l.share_token = $1 and u.erase_at is null and u.disabled_at is null order by ${newestFirst}`,
)

/**
 * Adds a product unless it's there, the list is full or the product was deleted meanwhile. The list must be locked. The product's removal
 * waits until the transaction ends, or this for the removal.
 */
export const addItem = statement(
  'wishlist.addItem',
  { list: 'uuid', product: 'uuid', price: 'int4', now: 'timestamptz', max: 'int8' },
  {},
  `
  insert into wishlist_items (list_id, product_id, price, added_at)
  select $1, id, $3, $4 from products where id = $2 and deleted_at is null and (select count(*) from wishlist_items where list_id = $1) < $5
  for key share on conflict do nothing`,
)

/** Moves a product with its price and date, unless the other list is full. If it has the product, that one stays. Both must be locked. */
export const moveItem = statement(
  'wishlist.moveItem',
  { from: 'uuid', to: 'uuid', product: 'uuid', max: 'int8' },
  { moved: 'int8' },
  `
  with there as (
    select product_id from wishlist_items where list_id = $2 and product_id = $3
  ), added as (
    insert into wishlist_items (list_id, product_id, price, added_at)
    select $2, product_id, price, added_at from wishlist_items
    where list_id = $1 and product_id = $3 and (select count(*) from wishlist_items where list_id = $2) < $4
    on conflict do nothing returning product_id
  ), removed as (
    delete from wishlist_items
    where list_id = $1 and product_id = $3 and product_id in (select product_id from there union all select product_id from added)
    returning product_id
  )
  select count(*) as moved from removed`,
)

/** Removes a product from one list of the customer, or from all. */
export const removeItem = statement(
  'wishlist.removeItem',
  { user: 'uuid', product: 'uuid', list: 'uuid?' },
  {},
  `
  delete from wishlist_items i using wishlists l
  where l.user_id = $1 and i.list_id = l.id and i.product_id = $2 and ($3::uuid is null or l.id = $3)`,
)

export const removeAll = statement('wishlist.removeAll', { list: 'uuid' }, {}, `delete from wishlist_items where list_id = $1`)

export const savedIds = statement(
  'wishlist.savedIds',
  { user: 'uuid' },
  { product_id: 'uuid' },
  `select distinct i.product_id from wishlists l join wishlist_items i on i.list_id = l.id where l.user_id = $1`,
)

const summary = {
  id: 'uuid',
  name: 'text?',
  is_default: 'bool',
  share_token: 'text?',
  show_owner: 'bool',
  item_count: 'int8',
} as const
export type SummaryRow = Row<typeof summary>

const summaryColumns = `id, name, is_default, share_token, show_owner,
  (select count(*) from wishlist_items where list_id = wishlists.id) as item_count`

export const listAll = statement(
  'wishlist.lists',
  { user: 'uuid' },
  summary,
  `select ${summaryColumns} from wishlists where user_id = $1 order by is_default desc, created_at, id`,
)

/** Does nothing if there are already `max` lists. The first list must be locked. */
export const createList = statement(
  'wishlist.create',
  { id: 'uuid', user: 'uuid', name: 'text', now: 'timestamptz', max: 'int8' },
  summary,
  `
  insert into wishlists (id, user_id, name, is_default, created_at)
  select $1, $2, $3, false, $4 where (select count(*) from wishlists where user_id = $2) < $5 returning ${summaryColumns}`,
)

export const renameList = statement(
  'wishlist.rename',
  { id: 'uuid', user: 'uuid', name: 'text' },
  summary,
  `update wishlists set name = $3 where id = $1 and user_id = $2 returning ${summaryColumns}`,
)

export const deleteList = statement(
  'wishlist.delete',
  { id: 'uuid', user: 'uuid' },
  {},
  `delete from wishlists where id = $1 and user_id = $2 and not is_default`,
)

/** Keeps the token of a list that is already shared. */
export const share = statement(
  'wishlist.share',
  { id: 'uuid', user: 'uuid', token: 'text', showOwner: 'bool' },
  summary,
  `
  update wishlists set share_token = coalesce(share_token, $3), show_owner = $4
  where id = $1 and user_id = $2 returning ${summaryColumns}`,
)

export const unshare = statement(
  'wishlist.unshare',
  { id: 'uuid', user: 'uuid' },
  summary,
  `update wishlists set share_token = null, show_owner = false where id = $1 and user_id = $2 returning ${summaryColumns}`,
)
