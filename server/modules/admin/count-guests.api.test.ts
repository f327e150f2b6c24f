import { readFile } from 'node:fs/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import type { SegmentFilter } from '#contract/admin/segments.ts'
import type { Product } from '#contract/product.ts'
import { startOf } from '#server/db/cursor.ts'
import { applyMigration } from '#server/db/migrate.ts'
import { filterValues, secondFilterValues } from '#server/modules/segments/segments.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { freshEmail, newKey, orderInput, seedProduct, signedIn, staffIn, stockShop } from '#test/builders.ts'
import { filteredKeys } from './filtered-queries.ts'

let app: TestApp
let owner: string
let bottle: Product
beforeAll(async () => {
  app = await startApp()
  ;[bottle] = (await stockShop(app, [seedProduct({ stock: 1000, price: 20 })])) as [Product]
  ;({ token: owner } = await staffIn(app, 'owner'))
})
afterAll(() => app.stop())

const place = async (email: string) =>
  app.call('POST /user/orders/create-order', await orderInput(app, [{ product: bottle, quantity: 1 }], { email }), {
    idempotencyKey: newKey(),
  })
const sql = async (text: string, ...values: unknown[]) => (await app.database.db.query({ text, values })).rows
const cancel = async (id: string) => app.call('POST /admin/orders/:id/cancel', { id }, { token: owner })
const markPaid = async (id: string, amount: number) =>
  app.call('POST /admin/orders/:id/mark-paid', { id, payment: 'cash', amount }, { token: owner })

/** Whether the figures of every guest are those of their orders. */
const wrongFigures = () =>
  sql(`
  select coalesce(g.email, o.email) from guests g join guest_figures f on f.guest_id = g.id full join (
    select email, count(*) as placed, sum(counts_as_order(order_status)) as orders, sum(spent_on_order(o)) as spent, max(ordered_at) as last
    from orders o where user_id is null and email <> 'erased@erased.invalid' group by email) o on o.email = g.email
  where (f.placed, f.orders, f.spent, f.last_order_at) is distinct from (o.placed, o.orders, o.spent, o.last)
  union all select email from guests g where (account_id is null) <> exists (select from guest_figures f where f.guest_id = g.id)`)

describe('guests who ordered before they were customers', () => {
  const forgetGuests = async () => {
    await sql('delete from guests')
    await sql(`insert into uncounted_guests select distinct email from orders where user_id is null and email <> 'erased@erased.invalid'`)
  }

  it('are counted once each by the migration, while they order, pay, cancel and claim', async () => {
    const migration = new URL('../../../db/migrations/0806_count_guests.sql', import.meta.url)
    const client = new pg.Client({ connectionString: app.databaseUrl })
    await client.connect()
    const accounts = await Promise.all(Array.from({ length: 5 }, () => signedIn(app)))
    const emails = [...accounts.map(({ email }) => email), ...Array.from({ length: 10 }, () => freshEmail())]
    const orders = await Promise.all(emails.flatMap((email) => [1, 2, 3].map(() => place(email))))
    await forgetGuests()
    const changes = orders.slice(15, 40).map(({ id, totalCost }, at) => (at % 2 === 0 ? cancel(id) : markPaid(id, totalCost)))
    const claims = accounts.map(({ token }) => app.call('GET /user/orders/list', {}, { token }))
    const sql0806 = await readFile(migration, 'utf8')
    const migrated = Promise.any(changes).then(() => applyMigration(client, { name: 'again', sql: sql0806 }, () => {}))
    await Promise.all([...changes, ...claims, migrated, ...emails.flatMap((email) => [place(email), place(email)])])
    await client.end()
    expect(await wrongFigures()).toEqual([])
  })

  const count = `select count_guest($1)`
  const claimAll = `update orders set user_id = $2 where email = $1`
  const payAll = `update orders set payment_status = 'Paid' where email = $1 and $2::uuid is not null`
  const eraseAll = `update orders set email = 'erased@erased.invalid' where email = $1 and $2::uuid is not null`
  const pairs = [claimAll, payAll, eraseAll].flatMap((change): [string, string][] => [
    [change, count],
    [count, change],
  ])
  it.each(pairs)('are counted right where %j waits for the commit of %j', async (second, first) => {
    const { userId, email } = await signedIn(app)
    await place(email)
    await place(email)
    await forgetGuests()
    const clients = [new pg.Client({ connectionString: app.databaseUrl }), new pg.Client({ connectionString: app.databaseUrl })] as const
    await Promise.all(clients.map((client) => client.connect()))
    const [one, other] = clients
    const valuesOf = (text: string) => (text === count ? [email] : [email, userId])
    await one.query('begin')
    await one.query(first, valuesOf(first))
    const later = other.query(second, valuesOf(second))
    const waiting = `select 1 as n from pg_locks where not granted and locktype = 'transactionid'`
    await expect.poll(() => sql(waiting)).toEqual([{ n: 1 }])
    await one.query('commit')
    await later
    await Promise.all(clients.map((client) => client.end()))
    await sql('select count_guest(email) from uncounted_guests')
    expect(await wrongFigures()).toEqual([])
  })
})

it('a segment that few of the newest guests match is listed without walking through all guests', async () => {
  onTestFinished(async () => void (await sql(`delete from guests where name = 'Many'`)))
  await sql(
    `insert into guests (id, email, name, created_at)
    select lpad(n::text, 32, '0')::uuid, 'many' || n || '@example.com', 'Many', $1::timestamptz - n * interval '1 minute' from generate_series(1, 20000) n`,
    app.now(),
  )
  await sql(`insert into guest_figures (guest_id, placed, orders, spent, last_order_at, country)
    select id, 3, case when right(id::text, 5)::int > 18000 then 50 else 1 end, 0, created_at, 'US' from guests where name = 'Many'`)
  await sql('analyze guests, guest_figures')
  const at = { now: app.now(), shopLanguage: 'en' }
  const read = async (filter: SegmentFilter) => {
    const values = {
      ...filterValues(filter, at),
      ...secondFilterValues({}, at),
      words: '',
      whole: '',
      from: new Date(0),
      until: app.now(),
    }
    const { text, params } = filteredKeys.guest['-since']
    const given = { ...values, ...startOf('desc'), limit: 26 } as Record<string, unknown>
    const [row] = await sql(`explain (analyze, buffers, format json) ${text}`, ...Object.keys(params).map((name) => given[name]))
    const [{ Plan: plan }] = (row as { 'QUERY PLAN': [{ Plan: Record<string, number> }] })['QUERY PLAN']
    return plan['Shared Hit Blocks']! + plan['Shared Read Blocks']!
  }
  const listed = await app.call('GET /admin/customers', { ordersMin: 50, kind: 'guest' }, { token: owner })
  expect(listed.rows.map(({ email }) => email).slice(0, 2)).toEqual(['many18001@example.com', 'many18002@example.com'])
  expect(await read({ ordersMin: 50 })).toBeLessThan(8000)
  expect(await read({ ordersMin: 1 })).toBeLessThan(8000)
})

it('fifty transactions that change an order of a guest and add another, or only add one, never deadlock', async () => {
  const email = freshEmail()
  const ordersOf = () => sql('select orders from guest_figures f join guests g on g.id = f.guest_id where g.email = $1', email)
  const placed = await Promise.all(Array.from({ length: 25 }, () => place(email)))
  const pay = (id: string) => `update orders set payment_status = 'Paid' where id = '${id}';`
  const copy = (id: string) => `insert into orders select (jsonb_populate_record(o, jsonb_build_object(
    'id', gen_random_uuid(), 'number', gen_random_uuid(), 'ordered_at', now(),
    'shipping_address', o.shipping_address || jsonb_build_object('firstName', gen_random_uuid())))).* from orders o where id = '${id}';`
  // Several statements in one query are one transaction. Nothing retries it.
  await Promise.all(placed.flatMap(({ id }) => [sql(pay(id) + copy(id)), sql(copy(id))]))
  expect(await ordersOf()).toEqual([{ orders: 75 }])
  expect(await wrongFigures()).toEqual([])
  // The copies have no lines, which the books would find.
  const copies = (await sql(
    `select id from orders o where email = $1 and not exists (select from order_lines where order_id = o.id)`,
    email,
  )) as { id: string }[]
  await Promise.all(copies.map(({ id }) => sql('delete from orders where id = $1', id)))
  expect(await ordersOf()).toEqual([{ orders: 25 }])
  expect(await wrongFigures()).toEqual([])
})

describe('beside an order that is being placed or claimed', () => {
  /** Runs `meanwhile` while a transaction with these statements is open; it must wait for it. */
  async function during(statements: string[], meanwhile: () => Promise<unknown>): Promise<PromiseSettledResult<unknown>> {
    const client = new pg.Client({ connectionString: app.databaseUrl })
    await client.connect()
    await client.query('begin')
    for (const statement of statements) await client.query(statement)
    const running = Promise.allSettled([meanwhile()])
    const waiting = () => sql(`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)
    await expect.poll(async () => (await waiting()).length).toBeGreaterThan(0)
    await client.query('commit')
    await client.end()
    return (await running)[0]
  }
  const guestOf = async (email: string) => ((await sql('select id from guests where email = $1', email))[0] as { id: string }).id

  it('a note that staff are adding goes to the account with the orders', async () => {
    const { token, email, userId } = await signedIn(app)
    await sql(`update users set email = 'other-' || email where id = $1`, userId)
    await place(email)
    const guest = await guestOf(email)
    await sql('update users set email = $2 where id = $1', userId, email)
    const note = `insert into guest_notes (id, guest_id, author, text, at) values (gen_random_uuid(), '${guest}', null, 'Rings twice', now())`
    await during([`select from guests where id = '${guest}' for no key update`, note], () =>
      app.call('GET /user/orders/list', {}, { token }),
    )
    expect(await sql('select text from customer_notes where customer_id = $1', userId)).toEqual([{ text: 'Rings twice' }])
    expect(await sql('select from guest_notes where guest_id = $1', guest)).toEqual([])
  })

  it('a guest is erased with all orders, or not at all', async () => {
    const email = freshEmail()
    const { id } = await place(email)
    await cancel(id)
    const guest = await guestOf(email)
    const copy = `insert into orders select (jsonb_populate_record(o, jsonb_build_object(
      'id', gen_random_uuid(), 'number', gen_random_uuid(), 'order_status', 'Pending', 'ordered_at', now()))).* from orders o where id = '${id}'`
    const erased = await during([copy], () => app.call('POST /admin/guests/:id/erase', { id: guest }, { token: owner }))
    expect(erased).toMatchObject({ status: 'rejected', reason: { code: 'GUEST_HAS_OPEN_ORDERS' } })
    expect(await wrongFigures()).toEqual([])
    await sql(`delete from orders where email = $1 and id <> $2`, email, id)
    await app.call('POST /admin/guests/:id/erase', { id: guest }, { token: owner })
    expect(await sql('select from guests where email = $1', email)).toEqual([])
  })
})
