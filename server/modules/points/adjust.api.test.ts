import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { limits } from '#contract/limits.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { grantPoints, newKey, signedIn, staffIn, staffToken } from '#test/builders.ts'

let app: TestApp
let staff: string
beforeAll(async () => {
  app = await startApp()
  staff = await staffToken(app)
})
afterAll(() => app.stop())

const adjust = (id: string, points: number, { note = 'Sorry', idempotencyKey = newKey(), token = staff } = {}) =>
  app.call('POST /admin/customers/:id/points', { id, points, note }, { token, idempotencyKey })
const pointsOf = (token: string) => app.call('GET /points', {}, { token })

/** That the books agree is checked when the app stops. */
describe('points adjusted by staff', () => {
  it('are added or deducted, and the customer sees each with its reason; the audit log has who did it', async () => {
    const { userId, token } = await signedIn(app)
    expect(await adjust(userId, 500, { note: 'Prize of the spring challenge' })).toEqual({ balance: 500 })
    app.pass(1000)
    expect(await adjust(userId, -500, { note: 'Given twice' })).toEqual({ balance: 0 })
    expect(await pointsOf(token)).toMatchObject({
      balance: 0,
      entries: [
        { points: -500, reason: 'ADJUSTED', note: 'Given twice', orderNumber: null },
        { points: 500, reason: 'ADJUSTED', note: 'Prize of the spring challenge' },
      ],
    })
    const { rows } = await app.call('GET /admin/audit', { target: userId }, { token: staff })
    expect(rows).toMatchObject([
      { call: 'adjustPoints', actorName: 'Test Person', before: { balance: 500 }, after: { balance: 0 } },
      { call: 'adjustPoints', before: { balance: 0 }, after: { balance: 500 } },
    ])
  })

  it('are applied once per idempotency key, however often it is sent', async () => {
    const { userId, token } = await signedIn(app)
    const idempotencyKey = newKey()
    const answers = await Promise.allSettled(Array.from({ length: 20 }, () => adjust(userId, 70, { idempotencyKey })))
    expect(answers.some(({ status }) => status === 'fulfilled')).toBe(true)
    expect(await adjust(userId, 70, { idempotencyKey })).toEqual({ balance: 70 })
    await expect(adjust(userId, 71, { idempotencyKey })).rejects.toMatchObject({ code: 'IDEMPOTENCY_KEY_IS_USED' })
    expect((await pointsOf(token)).entries).toHaveLength(1)
  })

  it('never leave a negative balance, even with 50 parallel deductions', async () => {
    const { userId, token } = await signedIn(app)
    await grantPoints(app, userId, 1000)
    expect((await pointsOf(token)).entries).toMatchObject([{ points: 1000, reason: 'REVIEW', note: null }])
    const all = await Promise.allSettled(Array.from({ length: 50 }, () => adjust(userId, -30)))
    const codes = all.flatMap((one) => (one.status === 'rejected' ? [(one.reason as { code: string }).code] : []))
    expect(codes).toEqual(Array.from({ length: 50 - 33 }, () => 'AMOUNT_IS_OUT_OF_BOUNDS'))
    expect((await pointsOf(token)).balance).toBe(10)
    await adjust(userId, -10)
    await expect(adjust(userId, -1)).rejects.toMatchObject({
      code: 'AMOUNT_IS_OUT_OF_BOUNDS',
      errors: { points: ['is more than there is'] },
    })
  })

  it('are refused if zero, too many, without a reason, for an unknown customer, or without the permission', async () => {
    const { userId, token } = await signedIn(app)
    const tooMany = limits.points.adjustMax + 1
    for (const points of [0, 0.5, tooMany, -tooMany]) await expect(adjust(userId, points)).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    await expect(adjust(userId, 1, { note: ' ' })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    await expect(adjust(newKey(), 1)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(adjust(userId, 1, { token })).rejects.toMatchObject({ status: 403 })
    const { token: editor } = await staffIn(app, 'editor')
    await expect(adjust(userId, 1, { token: editor })).rejects.toMatchObject({ code: 'NOT_ALLOWED' })
    expect(await pointsOf(token)).toMatchObject({ balance: 0, entries: [] })
  })
})
