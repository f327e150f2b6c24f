import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { address, newKey, orderInput, seedProduct, signedIn, staffIn, stockShop } from '#test/builders.ts'
import { eraseDueAccounts } from './privacy.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const day = 86_400_000
const remove = (token: string) => app.call('POST /user/delete', { password: 'correct horse' }, { token })
const erase = () => eraseDueAccounts(app.database, app.search.engine, { config: app.config, now: app.now() })

describe('an erased account', () => {
  it('is removed from webhook events already sent', async () => {
    const { token: staff } = await staffIn(app, 'owner')
    const hook = { url: 'http://127.0.0.1:9/hook', events: ['order.placed', 'customer.created'] as const }
    const { webhook } = await app.call('POST /admin/webhooks', { ...hook, events: [...hook.events] }, { token: staff })
    const { token, userId, email } = await signedIn(app)
    const [product] = await stockShop(app, [seedProduct()])
    const shippingAddress = address({ addressLine1: '7 Marmalade Way' })
    const input = await orderInput(app, [{ product: product!, quantity: 1 }], { shippingAddress, email })
    const order = await app.call('POST /user/orders/create-order', input, { token, idempotencyKey: newKey() })
    await app.jobs.runDue()
    const text = 'select type, body from webhook_events where subject = any($1)'
    const told = async () => (await app.database.db.query({ text, values: [[userId, order.id]] })).rows
    const body = expect.stringContaining('7 Marmalade Way')
    expect(await told()).toEqual(expect.arrayContaining([{ type: 'order.placed', body }]))
    await app.call('DELETE /admin/webhooks/:id', { id: webhook.id }, { token: staff })
    await remove(token)
    app.pass(14 * day)
    await erase()
    expect(await told()).toEqual([])
  })

  it("is removed from staff's reasons for refunds, except on credit notes", async () => {
    const [{ token: staff }, { token, email }] = [await staffIn(app, 'owner'), await signedIn(app)]
    const [product] = await stockShop(app, [seedProduct()])
    const input = await orderInput(app, [{ product: product!, quantity: 1 }], { email })
    const { id } = await app.call('POST /user/orders/create-order', input, { token, idempotencyKey: newKey() })
    await app.call('POST /admin/orders/:id/ship', { id }, { token: staff })
    await app.call('POST /admin/orders/:id/deliver', { id }, { token: staff })
    const refund = { id, amount: 1, reason: 'Glimmerdent' }
    await app.call('POST /admin/orders/:id/refund', refund, { token: staff, idempotencyKey: newKey() })
    await remove(token)
    app.pass(14 * day)
    await erase()
    const text = `select o.reason from order_refunds o where o.order_id = $1 union all select r.reason from refunds r where r.order_id = $1
      union all select note from order_events where order_id = $1 and note <> ''`
    expect((await app.database.db.query({ text, values: [id] })).rows).toEqual([{ reason: '' }])
  })

  it('is deleted at the payment provider under each of its customer ids', async () => {
    const { token, userId } = await signedIn(app)
    await app.database.db.query({
      text: `with plan as (insert into plans (id, code, name, description, position) values (gen_random_uuid(), 'former', 'Former', '{}', 1) returning id)
        insert into subscriptions (id, user_id, plan_id, period, auto_renew, status, customer_id, created_at)
        select gen_random_uuid(), $1, plan.id, 'month', true, 'ended', c, now() from plan, unnest(array['cus_own', 'cus_merged', 'cus_own']) c`,
      values: [userId],
    })
    await remove(token)
    app.pass(14 * day)
    await erase()
    const text = `select data ->> 'id' as id from jobs where name = 'subscriptions.eraseCustomer' order by 1`
    expect((await app.database.db.query({ text, values: [] })).rows).toEqual([{ id: 'cus_merged' }, { id: 'cus_own' }])
  })

  it('is deleted with messages sent to the phone of an account merged into it', async () => {
    const [staying, gone] = [await signedIn(app), await signedIn(app)]
    const phone = '+15035550199'
    const run = (text: string, values: unknown[] = []) => app.database.db.query({ text, values })
    await run(`update users set merged_into = $1, merged_at = now(), disabled_at = now(), email = null, former_phone = $2 where id = $3`, [
      staying.userId,
      phone,
      gone.userId,
    ])
    await run(
      `insert into messages (id, channel, recipient, subject, body, created_at, state) values (gen_random_uuid(), 'sms', $1, '', '', $2, 'sent')`,
      [phone, app.now()],
    )
    await remove(staying.token)
    app.pass(14 * day)
    await erase()
    expect((await run('select state from messages where recipient = $1', [phone])).rows).toEqual([])
  })

  it("that can't be erased does not block others", async () => {
    const [stuck, other] = [await signedIn(app), await signedIn(app)]
    await remove(stuck.token)
    app.pass(1)
    await remove(other.token)
    app.pass(14 * day)
    const run = (text: string) => app.database.db.query({ text, values: [] })
    await run(`create function refuse_stuck() returns trigger language plpgsql as $$ begin raise exception 'stuck'; end $$`)
    await run(
      `create trigger refuse_stuck before delete on users for each row when (old.id = '${stuck.userId}') execute function refuse_stuck()`,
    )
    try {
      await expect(erase()).rejects.toThrow('stuck')
      const { rows } = await app.database.db.query({
        text: 'select id from users where id = any($1)',
        values: [[stuck.userId, other.userId]],
      })
      expect(rows).toEqual([{ id: stuck.userId }])
    } finally {
      await run('drop function refuse_stuck cascade')
    }
    expect(await erase()).toBe(1)
  })

  it('followed by thousands is erased within the statement timeout', async () => {
    const { token, userId } = await signedIn(app)
    const run = (text: string, values: unknown[] = []) => app.database.db.query({ text, values })
    await run(
      `insert into profiles (user_id, name, joined_at, followers) values ($1, 'Star', now(), 15000)
      on conflict (user_id) do update set followers = 15000`,
      [userId],
    )
    await run(`insert into users (id, name, email, password_hash, created_at)
      select gen_random_uuid(), 'Fan', 'fan' || n || '@star.test', 'x', now() from generate_series(1, 15000) n`)
    await run(
      `insert into profiles (user_id, name, joined_at, following) select id, 'Fan', now(), 2 from users where email like '%@star.test'`,
    )
    await run(
      `insert into follows (follower_id, followed_id, accepted_at, created_at)
      select id, $1::uuid, now(), now() from users where email like '%@star.test'`,
      [userId],
    )
    await remove(token)
    app.pass(14 * day)
    expect(await erase()).toBe(1)
    const { rows } = await run(
      `select distinct following from profiles p join users u on u.id = p.user_id where u.email like '%@star.test'`,
    )
    expect(rows).toEqual([{ following: 1 }])
  })
})
