import type { DownloadType } from '#contract/download-types.ts'
import { statement } from '#server/db/statement.ts'
import { textOf, int4Max } from '#server/db/types.ts'

/** Opens the digital lines of a locked order that was just paid, on the current terms. Lines that are already open stay as they are. */
export const openRights = statement(
  'downloads.openRights',
  { order: 'uuid', now: 'timestamptz' },
  {},
  `
  insert into download_rights (order_id, variant_id, ordered_at, opened_at, download_limit, expires_at)
  select o.id, v.id, o.ordered_at, $2, v.download_limit, $2::timestamptz + v.download_days * interval '24 hours'
  from orders o join order_lines l on l.order_id = o.id and l.is_digital join variants v on v.id = l.variant_id where o.id = $1
  on conflict (order_id, variant_id) do nothing`,
)

/** Revokes all rights of an order, or that of one line. Returns how many were open. */
export const revokeRights = statement(
  'downloads.revokeRights',
  { order: 'uuid', variant: 'uuid?', now: 'timestamptz' },
  {},
  `update download_rights set revoked_at = $3 where order_id = $1 and ($2::uuid is null or variant_id = $2) and revoked_at is null`,
)

/** The files of a right `r`: those of its variant that weren't removed before the order. */
const filesOf = `join download_files f on f.variant_id = r.variant_id and (f.removed_at is null or f.removed_at > r.ordered_at)
    join private_files c on c.id = f.content_id`

/** The name of a line `l` in the reader's language; in the shop's first one if the order has none in it. */
const nameIn = (locale: string) => `coalesce(case when l.translation->>'locale' = ${locale} then l.translation->>'name' end, l.name)`

/** The files of orders, in line order. */
export const filesOfOrders = statement(
  'downloads.filesOfOrders',
  { orders: 'uuid[]', locale: 'text?' },
  {
    order_id: 'uuid',
    variant_id: 'uuid',
    product_name: 'text',
    file_id: 'uuid',
    name: 'text',
    type: textOf<DownloadType>(),
    bytes: 'int4',
    download_limit: 'int4?',
    expires_at: 'timestamptz?',
    revoked_at: 'timestamptz?',
    used: 'int4',
  },
  `
  select r.order_id, r.variant_id, ${nameIn('$2')} as product_name, f.id as file_id, f.name, c.type, c.bytes,
    r.download_limit, r.expires_at, r.revoked_at, coalesce(n.used, 0) as used
  from download_rights r
    join lateral (select position, name, translation from order_lines where order_id = r.order_id and variant_id = r.variant_id
      and is_digital order by position limit 1) l on true
    ${filesOf}
    left join download_counts n on n.order_id = r.order_id and n.file_id = f.id
  where r.order_id = any($1) order by r.order_id, l.position, f.position, f.id`,
)

/** The number of downloads and the time of the last one, for each file of an order. */
export const downloadsOfOrders = statement(
  'downloads.begunOf',
  { order: 'uuid' },
  { file_id: 'uuid', total: 'int4', last_at: 'timestamptz' },
  `select file_id, count(*)::int as total, max(started_at) as last_at from downloads where order_id = $1 group by file_id`,
)

/**
 * Begins a download, in one statement: the count is checked on its locked row, so of several concurrent calls one gets the last download.
 * No row if the file isn't open to the order, or its downloads are used up.
 */
export const beginDownload = statement(
  'downloads.begin',
  { id: 'uuid', order: 'uuid', file: 'uuid', now: 'timestamptz' },
  {},
  `
  with allowed as (
    select r.order_id, r.variant_id, f.id as file_id, coalesce(r.download_limit, ${int4Max}) as most from download_rights r ${filesOf}
    where r.order_id = $2 and f.id = $3 and r.revoked_at is null and (r.expires_at is null or r.expires_at > $4)
  ), counted as (
    insert into download_counts as c (order_id, file_id, used) select order_id, file_id, 1 from allowed
    on conflict (order_id, file_id) do update set used = c.used + 1 where c.used < (select most from allowed)
    returning file_id
  )
  insert into downloads (id, order_id, variant_id, file_id, started_at)
  select $1, a.order_id, a.variant_id, a.file_id, $4 from allowed a join counted c on c.file_id = a.file_id`,
)

/** A begun download, with the current file. */
export const findDownload = statement(
  'downloads.begun',
  { id: 'uuid' },
  {
    order_id: 'uuid',
    started_at: 'timestamptz',
    name: 'text',
    content_id: 'uuid',
    type: 'text',
    bytes: 'int4',
    revoked_at: 'timestamptz?',
  },
  `
  select d.order_id, d.started_at, f.name, c.id as content_id, c.type, c.bytes, r.revoked_at
  from downloads d join download_rights r on r.order_id = d.order_id and r.variant_id = d.variant_id
    join download_files f on f.id = d.file_id join private_files c on c.id = f.content_id
  where d.id = $1`,
)

/** The rights of a customer's orders, most recently opened first. */
export const rightsOf = statement(
  'downloads.rightsOf',
  { user: 'uuid', at: 'timestamptz', id: 'uuid', limit: 'int8', locale: 'text?' },
  { order_id: 'uuid', variant_id: 'uuid', number: 'text', opened_at: 'timestamptz', name: 'text', slug: 'text', photo: 'text' },
  `
  select r.order_id, r.variant_id, o.number, r.opened_at, l.name, l.slug, l.photo
  from download_rights r join orders o on o.id = r.order_id
    join lateral (
      select ${nameIn('$5')} as name, slug, photo from order_lines l
      where order_id = r.order_id and variant_id = r.variant_id and is_digital order by position limit 1) l on true
  where r.user_id = $1 and (r.opened_at, r.variant_id) < ($2, $3) order by r.opened_at desc, r.variant_id desc limit $4`,
)

export const resetCounts = statement(
  'downloads.resetCounts',
  { order: 'uuid', variant: 'uuid' },
  {},
  `update download_counts n set used = 0 from download_files f where n.order_id = $1 and f.id = n.file_id and f.variant_id = $2`,
)
export const setEnd = statement(
  'downloads.setEnd',
  { order: 'uuid', variant: 'uuid', until: 'timestamptz?' },
  {},
  `update download_rights set expires_at = $3 where order_id = $1 and variant_id = $2`,
)
export const lockRight = statement(
  'downloads.lockRight',
  { order: 'uuid', variant: 'uuid' },
  { revoked_at: 'timestamptz?', expires_at: 'timestamptz?' },
  `select revoked_at, expires_at from download_rights where order_id = $1 and variant_id = $2 for update`,
)

/** A customer's downloads with their times, for the export of their data. */
export const downloadsOfCustomer = statement(
  'downloads.allOf',
  { user: 'uuid' },
  { number: 'text', name: 'text', started_at: 'timestamptz' },
  `
  select o.number, f.name, d.started_at from orders o join downloads d on d.order_id = o.id join download_files f on f.id = d.file_id
  where o.user_id = $1 order by d.started_at, d.id`,
)
export const eraseDownloadsOfCustomer = statement(
  'downloads.eraseOf',
  { user: 'uuid' },
  {},
  `delete from downloads d using orders o where o.user_id = $1 and d.order_id = o.id`,
)

export const eraseDownloadsOfGuest = statement(
  'downloads.eraseOfGuest',
  { email: 'text' },
  {},
  `delete from downloads d using orders o where o.email = $1 and o.user_id is null and d.order_id = o.id`,
)
