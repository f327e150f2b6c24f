import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { withDemoPayments } from '#scripts/demo-payments.ts'
import { seedOnce } from '#seed/seed.ts'
import { createApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { applyMigration, migrate } from '#server/db/migrate.ts'

const name = `first_${randomUUID().replaceAll('-', '')}`
const base = inject('postgres')
const url = base.replace(/[^/]*$/, name)
const run = async (sql: string) => {
  const client = new pg.Client(base)
  await client.connect()
  await client.query(sql)
  await client.end()
}
beforeAll(() => run(`create database ${name} template template1`))
afterAll(() => run(`drop database if exists ${name} with (force)`))

it('two servers starting at the same time on one empty database both succeed', async () => {
  const start = async () => {
    await migrate(url)
    const filled = await seedOnce(url)
    const app = await createApp({ config: readConfig({ LOG_LEVEL: 'silent', PORT: '0' }), databaseUrl: url })
    const { products } = await app.call('GET /user/products', { limit: 1 })
    await app.close()
    return [filled, products.length]
  }
  const [one, other] = await Promise.all([start(), start()])
  expect(new Set([one[0], other[0]])).toEqual(new Set([false, true]))
  expect([one[1], other[1]]).toEqual([1, 1])
})

it('a further process that starts leaves the cached pages of the others alone', async () => {
  const listener = new pg.Client(url)
  await listener.connect()
  const heard: string[] = []
  listener.on('notification', ({ channel }) => heard.push(channel))
  for (const channel of ['catalogue', 'plans', 'promotions', 'shipping', 'taxes', 'site', 'texts', 'settings'])
    await listener.query(`listen ${channel}`)
  const app = await createApp({ config: readConfig({ LOG_LEVEL: 'silent', PORT: '0' }), databaseUrl: url })
  await app.close()
  await listener.query('select')
  await listener.end()
  expect(heard).toEqual([])
})

const rows = async (sql: string) => {
  const client = new pg.Client(url)
  await client.connect()
  const found = await client.query<Record<string, unknown>>(sql)
  await client.end()
  return found.rows
}

describe('a migration', () => {
  const patience = { lockMs: 20, pauseMs: 1, attempts: 2 }
  const clients: pg.Client[] = []
  const connect = async () => {
    const client = new pg.Client(url)
    clients.push(client)
    await client.connect()
    return client
  }
  let migrating: pg.Client
  let reading: pg.Client
  const waits: string[] = []
  const apply = (sql: string, whenItWaits = () => {}) =>
    applyMigration(
      migrating,
      { name: '9999_probe.sql', sql },
      (message) => {
        waits.push(message)
        whenItWaits()
      },
      patience,
    )
  beforeAll(async () => {
    ;[migrating, reading] = [await connect(), await connect()]
    await migrating.query('create table probes (n int)')
  })
  afterAll(async () => {
    await migrating.query(`drop table probes; delete from migrations where name = '9999_probe.sql'`)
    await Promise.all(clients.map((client) => client.end()))
  })

  it('waits for locks in short attempts and not forever, so that a long read blocks nobody else from the table', async () => {
    await reading.query('begin; select from probes')
    await expect(apply('alter table probes add m int')).rejects.toThrow('9999_probe.sql: canceling statement due to lock timeout')
    expect(waits).toEqual(['Migration 9999_probe.sql waits for a lock that something else holds (attempt 1 of 2)'])
    await apply('alter table probes add m int', () => void reading.query('rollback'))
    expect(waits).toHaveLength(2)
    await migrating.query(`select m from probes; delete from migrations where name = '9999_probe.sql'`)
  })

  it('may run outside of a transaction if its first line says so', async () => {
    const sql = 'drop index concurrently if exists by_n;\ncreate index concurrently by_n on probes (n);\n'
    await expect(apply(sql)).rejects.toThrow('cannot')
    await apply(`-- outside of a transaction: the table is large\n${sql}`)
    expect(await rows(`select indisvalid from pg_index where indexrelid = 'by_n'::regclass`)).toEqual([{ indisvalid: true }])
  })
})

it("card payments of the demo's customers before this start can be refunded, once", async () => {
  const closers: (() => Promise<void>)[] = []
  const config = readConfig({ LOG_LEVEL: 'silent', PORT: '0' })
  const demo = await withDemoPayments(config, { defer: (close) => void closers.push(close) })
  await demo.adopt(url)
  const { api, secretKey } = demo.config.payment.card!
  const refund = async (intent: unknown) => {
    const body = new URLSearchParams({ payment_intent: String(intent) })
    return (await fetch(`${api}/v1/refunds`, { method: 'POST', headers: { authorization: `Bearer ${secretKey}` }, body })).status
  }
  const paid = await rows(`select intent_id from payments where status = 'captured'`)
  expect(paid.length).toBeGreaterThan(0)
  for (const { intent_id: intent } of paid) expect([await refund(intent), await refund(intent)]).toEqual([200, 400])
  for (const close of closers) await close()
})

it("the demo's orders are consistent with themselves and with sales", async () => {
  const sums = `select order_id, sum(total_price) as cost from order_lines group by order_id`
  expect(await rows(`select number from orders left join (${sums}) l on l.order_id = id where cost is distinct from product_cost`)).toEqual(
    [],
  )
  expect(
    await rows(`select number from orders o where not exists (select from order_events where order_id = o.id and at = o.ordered_at)`),
  ).toEqual([])
  expect(await rows(`select number from order_events join orders o on o.id = order_id where at > now()`)).toEqual([])
  expect(await rows(`select a.number from orders a join orders b on b.ordered_at > a.ordered_at and b.number < a.number limit 1`)).toEqual(
    [],
  )
  const sold = `
    select l.product_id, (ordered_at at time zone 'UTC')::date as day, sum(quantity) as quantity from order_lines l join orders o on o.id = order_id
    where order_status <> 'Cancelled' and ordered_at >= current_date - 170 group by 1, 2`
  const counted = `select product_id, day, quantity from sales_daily where day >= current_date - 170`
  expect(await rows(`(${sold} except ${counted}) union all (${counted} except ${sold})`)).toEqual([])
  const sent = `select order_id, position, quantity from shipment_lines`
  const shipped = `select order_id, position, quantity from order_lines l join orders o on o.id = order_id join products p on p.id = product_id
    where o.shipping_status in ('Shipped', 'Delivered') and not p.is_gift_card and not l.is_digital`
  expect(await rows(`(${sent} except ${shipped}) union all (${shipped} except ${sent})`)).toEqual([])
  // A paid order of files isn't delivered, so it earns its points later.
  const earned = `select user_id, sum(floor((total_cost - gift_card_cost) / 100))::bigint as points from orders o
    where shipping_status = 'Delivered' and not exists (select from order_lines l where l.order_id = o.id and l.is_digital) group by user_id`
  expect(
    await rows(`select u.email from users u left join (${earned}) e on e.user_id = u.id where u.points <> coalesce(e.points, 0)`),
  ).toEqual([])
  expect(await rows(`select count(*)::int as n from product_tags where tag = 'BEST_SELLING_PRODUCTS'`)).toEqual([{ n: 24 }])
})

it('the demo has a deal at any time of the year', async () => {
  const [{ n, gaps } = {}] = await rows(`
    select count(*)::int as n, count(*) filter (where starts_at <> before)::int as gaps
    from (select starts_at, lag(ends_at) over (order by starts_at) as before from deals) d`)
  expect([n, gaps]).toEqual([400, 0])
  expect(
    await rows(`select from deal_prices dp join variants v on v.id = dp.variant_id where dp.price >= v.price or dp.price < v.price * 0.6`),
  ).toEqual([])
  // Without this the reduction would be zero, because the product cost as little a while ago.
  expect(
    await rows(
      `select from deals a join deals b on b.product_id = a.product_id and b.starts_at < a.starts_at and b.ends_at > a.starts_at - interval '30 days'`,
    ),
  ).toEqual([])
  expect(await rows(`select count(*)::int as n from deals where starts_at <= now() and ends_at > now() and applied`)).toEqual([{ n: 1 }])
})

it("the demo's orders have the prices of their time, and reduced products their lowest price", async () => {
  const wrong = `
    select l.sku from order_lines l join orders o on o.id = l.order_id join variants v on v.id = l.variant_id
    where l.price <> coalesce((select price from former_prices f where f.variant_id = v.id and f.until_at > o.ordered_at order by until_at limit 1), v.price)`
  expect(await rows(wrong)).toEqual([])
  const unknown = `select from products p, json_array_elements(page -> 'variants') v where v ->> 'oldPrice' is not null and v ->> 'lowestPrice' is null`
  expect(await rows(unknown)).toEqual([])
  // Some were cheaper in the 30 days before; the saving is computed from that price.
  const told = `select (v ->> 'oldPrice')::numeric = (v ->> 'lowestPrice')::numeric as is_lowest, s.old_price > (v ->> 'oldPrice')::numeric * 100 as is_lower
    from products p, json_array_elements(page -> 'variants') v join variants s on s.id = (v ->> 'id')::uuid where s.old_price is not null`
  const found = await rows(told)
  expect(found.every((one) => one['is_lowest'])).toBe(true)
  expect(found.some((one) => one['is_lower'])).toBe(true)
})

it("the demo's customers can't sign in", async () => {
  expect(await rows(`select email from users where password_hash is not null order by email`)).toEqual([
    { email: 'ada@gymfolk.example' },
    { email: 'jonas@gymfolk.example' },
  ])
})

it("the counts of the demo's community match its rows, and nothing is in the future", async () => {
  const kinds = [
    ['likes', 'like'],
    ['loves', 'love'],
    ['fires', 'fire'],
    ['strongs', 'strong'],
    ['claps', 'clap'],
    ['wows', 'wow'],
  ] as const
  const reactionsOf = kinds.map(
    ([column, kind]) => `${column} <> (select count(*) from reactions where post_id = p.id and kind = '${kind}')`,
  )
  expect(
    await rows(
      `select id from posts p where comments <> (select count(*) from comments where post_id = p.id) or ${reactionsOf.join(' or ')}`,
    ),
  ).toEqual([])
  expect(await rows(`select id from comments c where replies <> (select count(*) from comments where parent_id = c.id)`)).toEqual([])
  expect(
    await rows(`
      select user_id from profiles p where posts <> (select count(*) from posts where author_id = user_id and audience = 'public' and club_id is null and removed_at is null)
        or followers <> (select count(*) from follows where followed_id = user_id and accepted_at is not null)
        or following <> (select count(*) from follows where follower_id = user_id and accepted_at is not null)`),
  ).toEqual([])
  expect(
    await rows(`
      select id from clubs k where posts <> (select count(*) from posts where club_id = k.id)
        or members <> (select count(*) from club_members where club_id = k.id and state = 'member')
        or 1 <> (select count(*) from club_members where club_id = k.id and role = 'owner')`),
  ).toEqual([])
  const tables = ['posts', 'comments', 'reactions', 'records', 'follows', 'clubs']
  const later = tables.map((table) => `select created_at from ${table} where created_at > now()`).join(' union all ')
  expect(await rows(later)).toEqual([])
  expect(await rows(`select from posts p join profiles a on a.user_id = p.author_id where p.created_at < a.joined_at`)).toEqual([])
  const early = `
    select from comments c join posts p on p.id = c.post_id where c.created_at < p.created_at
    union all select from reactions x join posts p on p.id = x.post_id where x.created_at < p.created_at
    union all select from comments c join comments d on d.id = c.parent_id where c.created_at < d.created_at`
  expect(await rows(early)).toEqual([])
})

it("members of the demo own what they tag by the time of the post, and don't praise what they rated low", async () => {
  const [{ posts, people, clubs, audiences } = {}] = await rows(`
    select (select count(*)::int from posts) as posts, (select count(*)::int from profiles) as people, (select count(*)::int from clubs) as clubs,
      (select count(distinct audience)::int from posts) as audiences`)
  expect([posts, clubs, audiences]).toEqual([406, 12, 4])
  expect(people).toBeGreaterThanOrEqual(60)
  const owned = `select p.author_id, p.created_at, t.id from posts p, unnest(p.owned_ids) as t (id)`
  const arrived = `
    select from orders o join order_lines l on l.order_id = o.id join order_events e on e.order_id = o.id and e.event = 'DELIVERED'
    where o.user_id = t.author_id and l.product_id = t.id and e.at < t.created_at`
  expect((await rows(owned)).length).toBeGreaterThan(40)
  expect(await rows(`select t.id from (${owned}) t where not exists (${arrived})`)).toEqual([])
  expect(
    await rows(`select t.id from (${owned}) t join reviews r on r.user_id = t.author_id and r.product_id = t.id where r.rating < 4`),
  ).toEqual([])
  expect(await rows(`select text from posts where text ~ '[{}]' group by text`)).toEqual([])
  expect(await rows(`select text, count(*) from posts group by text having count(*) > 1`)).toEqual([])
})

it('members of the demo react to and comment on only what they may see', async () => {
  const acts = `select post_id, user_id from reactions union select post_id, author_id from comments`
  const may = `
    p.author_id = a.user_id or (p.audience <> 'me' and case when p.club_id is not null
      then exists (select from club_members m where m.club_id = p.club_id and m.user_id = a.user_id and m.state = 'member')
      else (p.audience = 'public' and u.privacy = 'public')
        or exists (select from follows f where f.follower_id = a.user_id and f.followed_id = p.author_id and f.accepted_at is not null) end)`
  expect(
    await rows(`select p.text from (${acts}) a join posts p on p.id = a.post_id join users u on u.id = p.author_id where not (${may})`),
  ).toEqual([])
})
