import pg from 'pg'
import type { TestApp } from './app.ts'

/**
 * Fills the staff's lists with a number of rows each: products (a third in the trash, a fiftieth with a rare word), reviews and questions
 * (a twentieth with photos, reported, hidden or unanswered), mails, pictures with words, redirects, customers with an account (a fiftieth with
 * a rare word and tag) and guests.
 */
export async function fillStaffLists(
  { databaseUrl }: TestApp,
  rows: number,
  { productId, variantId }: { productId: string; variantId: string },
): Promise<void> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  // Triggers would make this slow, and counts and ratings aren't looked at here.
  await client.query('set session_replication_role = replica')
  for (const text of fills)
    await client.query(text.replaceAll(':rows', String(rows)).replaceAll(':product', productId).replaceAll(':variant', variantId))
  for (const table of [
    'products',
    'variants',
    'product_index',
    'orders',
    'order_words',
    'reviews',
    'questions',
    'answers',
    'messages',
    'uploads',
    'media_alts',
    'redirects',
    'users',
    'customer_tags',
    'guests',
  ])
    await client.query(`vacuum analyze ${table}`)
  await client.end()
}

/** Ids that sort like their times. */
const id = (kind: string) =>
  `('0198c0de-' || lpad(to_hex(n / 65536), 4, '0') || '-7' || '${kind}' || '-8000-' || lpad(to_hex(n), 12, '0'))::uuid`
const at = `timestamptz '2026-01-01' + n * interval '10 seconds'`
const words = `'The grip is good and the weight is right' || case when n % 997 = 0 then ' but delivery was slow' else '' end`
const removed = `case when n % 21 = 0 then now() end, case when n % 21 = 0 then 'spam' end`

const fills = [
  `insert into products (id, slug, name, brand_id, meta_title, published_at, changed_at, listed, unpublished_at, deleted_at)
   select ${id('a08')}, 'listed-' || n, 'Rowing thing ' || n || case when n % 50 = 0 then ' seldom' else '' end, (select id from brands limit 1), '', ${at}, ${at}, n % 4 > 0,
     case when n % 4 = 0 then now() end, case when n % 3 = 0 then now() - n * interval '1 second' end from generate_series(1, :rows) n`,
  'insert into product_names (product_id, name) select id, lower(name) from products on conflict do nothing',
  `insert into variants (id, product_id, sku, price, stock) select ${id('a09')}, ${id('a08')}, 'ROW-' || n, 2000, case when n % 5 = 0 then 2 else 50 end
   from generate_series(1, :rows) n`,
  `insert into product_index (product_id, revision, published_at, price, rating, votes, stars, popularity, saving, in_stock, category_ids, facet_keys, low_variants)
   select ${id('a08')}, 1, now(), 2000, 0, 0, 0, 0, 0, true, '{}', '{}', case when n % 5 = 0 then 1 else 0 end from generate_series(1, :rows) n where n % 4 > 0 and n % 3 > 0`,
  `insert into orders (id, number, email, order_status, shipping_status, payment_status, payment_method, shipping_address, billing_address, shipping_method, product_cost,
     shipping_cost, total_cost, ordered_at)
   select ${id('a01')}, 'L-' || n, 'list@example.com', 'Completed', 'Delivered', 'Paid', 'COD', '{}', '{}', '{}', 2000, 0, 2000, ${at} from generate_series(1, :rows) n`,
  `insert into order_words (order_id, words) select id, words_of(number || ' ' || email) from orders where number like 'L-%'`,
  `insert into reviews (id, product_id, order_id, rating, text, photo_count, reports, reply, replied_at, removed_at, removed_reason, created_at)
   select ${id('a02')}, ':product', ${id('a01')}, case when n % 50 = 0 then 1 else 5 end, ${words}, case when n % 20 = 0 then 1 else 0 end, case when n % 20 = 1 then 1 else 0 end,
     case when n % 20 > 2 then 'Thank you' end, case when n % 20 > 2 then now() end, ${removed}, ${at} from generate_series(1, :rows) n`,
  `insert into questions (id, product_id, text, answers, reports, removed_at, removed_reason, created_at)
   select ${id('a03')}, ':product', ${words}, case when n % 20 = 0 then 0 else 1 end, case when n % 20 = 1 then 1 else 0 end, ${removed}, ${at} from generate_series(1, :rows) n`,
  `insert into answers (id, question_id, text, reports, created_at)
   select ${id('a07')}, ${id('a03')}, 'It is.', case when n % 20 = 2 then 1 else 0 end, ${at} from generate_series(1, :rows) n where n % 20 > 0`,
  `insert into messages (id, channel, recipient, subject, body, state, created_at)
   select ${id('a04')}, 'email', 'p' || (n % 1000) || '@example.com', 'Your order', '', case when n % 500 = 0 then 'dead' else 'sent' end, ${at} from generate_series(1, :rows) n`,
  `insert into uploads (id, feature, state, bytes, width, height, blurhash, blur, used_by, created_at)
   select ${id('a05')}, 'blog', 'ready', 1000, 400, 300, '', '', 'library:' || ${id('a05')}, ${at} from generate_series(1, :rows) n`,
  `insert into media_alts (url, alt) select '/media/' || ${id('a05')} || '.webp', ${words} from generate_series(1, :rows) n`,
  `insert into redirects (id, from_path, to_path, created_at) select ${id('a06')}, '/old/page-' || n, '/product/thing-' || (n % 100), ${at} from generate_series(1, :rows) n`,
  `insert into users (id, name, email, password_hash, created_at)
   select ${id('a0a')}, 'Grip Buyer ' || n || case when n % 50 = 0 then ' slow' else '' end, 'buyer-' || n || '@example.com', '', ${at} from generate_series(1, :rows) n`,
  `insert into customer_tags (customer_id, tag) select ${id('a0a')}, 'usual' from generate_series(1, :rows) n where n % 50 > 0`,
  `insert into customer_tags (customer_id, tag) select ${id('a0a')}, 'unusual' from generate_series(1, :rows) n where n % 50 = 0`,
  `insert into guests (id, name, email, created_at) select ${id('a0b')}, 'Grip Guest ' || n, 'guest-' || n || '@example.com', ${at} from generate_series(1, :rows) n`,
  `insert into guest_figures (guest_id, placed, orders, spent, last_order_at, country) select ${id('a0b')}, 1, 1, 2000, ${at}, 'DE' from generate_series(1, :rows) n`,
]

/** The cost of a statement: rows that any part of its plan read, pages, and milliseconds. */
interface Cost {
  name: string
  rows: number
  pages: number
  ms: number
}

interface Node {
  'Node Type': string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  'Shared Hit Blocks': number
  'Shared Read Blocks': number
  Plans?: Node[]
}

/** Plan nodes that read rows of a table; nodes that read only an index show up in pages. */
const tableScans = new Set(['Seq Scan', 'Index Scan', 'Index Only Scan', 'Bitmap Heap Scan'])

const looked = (node: Node): number =>
  (tableScans.has(node['Node Type'])
    ? (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0)) * node['Actual Loops']
    : 0) + (node.Plans ?? []).reduce((sum, child) => sum + looked(child), 0)

const literal = (value: unknown): string => {
  if (value === null || value === undefined) return 'null'
  if (Array.isArray(value)) return pg.escapeLiteral(`{${value.map((one) => JSON.stringify(String(one))).join(',')}}`)
  return pg.escapeLiteral(value instanceof Date ? value.toISOString() : typeof value === 'string' ? value : JSON.stringify(value))
}

/** The cost of each statement that a call sends, with the planner settings of the pool. */
export async function costsOf({ database, databaseUrl }: TestApp, call: () => Promise<unknown>): Promise<Cost[]> {
  const sent = new Map<string, { text: string; values: unknown[] }>()
  const { db, transaction } = database
  const query = db.query.bind(db)
  const recording =
    (of: typeof query): typeof query =>
    (config) => {
      if (config.name !== undefined && /^\s*(?:select|with)/i.test(config.text)) sent.set(config.name, config)
      return of(config)
    }
  db.query = recording(query)
  database.transaction = (work) => transaction((tx) => work({ ...tx, query: recording(tx.query.bind(tx)) }))
  await call().finally(() => {
    db.query = query
    database.transaction = transaction
  })
  const plan = sent.delete('db.planWithValues') ? 'custom' : 'generic'
  const client = new pg.Client({ connectionString: databaseUrl, options: `-c plan_cache_mode=force_${plan}_plan -c enable_seqscan=off` })
  await client.connect()
  const costs: Cost[] = []
  for (const [name, { text, values }] of sent) {
    await client.query(`prepare asked as ${text}`)
    const args = values.length > 0 ? `(${values.map(literal).join(', ')})` : ''
    const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Node; 'Execution Time': number }] }>(
      `explain (analyze, buffers, format json) execute asked ${args}`,
    )
    await client.query('deallocate asked')
    const [{ Plan, 'Execution Time': ms }] = rows[0]!['QUERY PLAN']
    costs.push({ name, rows: looked(Plan), pages: Plan['Shared Hit Blocks'] + Plan['Shared Read Blocks'], ms })
  }
  await client.end()
  return costs
}
