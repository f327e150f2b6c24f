import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { DuplicateReason } from '#contract/duplicate-reasons.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { address, signedIn, staffIn } from '#test/builders.ts'
import { findAllDuplicates } from './find-duplicates.ts'

let app: TestApp
let owner: { token: string }
beforeAll(async () => {
  app = await startApp()
  owner = await staffIn(app, 'owner')
})
afterAll(() => app.stop())

type Person = Awaited<ReturnType<typeof signedIn>>
const sql = (text: string, values: unknown[] = []) =>
  app.database.db.query({ text, values }).then(({ rows }) => rows as Record<string, unknown>[])
const people = (count: number) => Promise.all(Array.from({ length: count }, () => signedIn(app)))
const withEmails = async (...emails: string[]): Promise<Person[]> => {
  const found = await people(emails.length)
  for (const [at, { userId }] of found.entries()) await sql('update users set email = $2 where id = $1', [userId, emails[at]])
  return found
}
const look = () => findAllDuplicates(app.database, app.now())
const list = (input: object = {}) => app.call('GET /admin/doubles', { limit: 100, ...input }, owner)
/** The rows of the list that are about these people. */
const among = async (those: Person[], input: object = {}) => {
  const ids = new Set(those.map(({ userId }) => userId))
  const { rows } = await list(input)
  return rows.filter(({ stays, goes }) => ids.has(stays.id) && ids.has(goes.id))
}
const reasons = async (those: Person[]): Promise<DuplicateReason[][]> => {
  await look()
  return (await among(those)).map(({ same }) => same)
}
const apart = (a: Person, b: Person, areDifferent = true) =>
  app.call('PUT /admin/customers/:id/doubles/:other', { id: a.userId, other: b.userId, areDifferent }, owner)

describe('possible duplicates in the customer list', () => {
  it('share a phone number, verified or not', async () => {
    const [a, b, c] = (await people(3)) as [Person, Person, Person]
    await sql(`update users set phone = '+15035550101', unproved_phone = null where id = $1`, [a.userId])
    await sql(`update users set unproved_phone = '+15035550101' where id = $1`, [b.userId])
    await sql(`update users set unproved_phone = '+15035550102' where id = $1`, [c.userId])
    expect(await reasons([a, b, c])).toEqual([['phone']])
  })

  it('share name and address, however they are spelled', async () => {
    const those = await people(3)
    const lines = ['7 Twin Lane', '7, twin lane', '8 Twin Lane']
    for (const [at, one] of those.entries()) await app.call('PUT /user/add-address', address({ addressLine1: lines[at]! }), one)
    expect(await reasons(those)).toEqual([['address']])
  })

  it('have emails that differ in dots, a plus suffix, or a typo in the domain', async () => {
    expect(await reasons(await withEmails('anna.berg@gmail.com', 'annaberg+shop@googlemail.com'))).toEqual([['email']])
    for (const slip of ['gmial.com', 'gmai.com', 'gmaill.com', 'gnail.com'])
      expect(await reasons(await withEmails(`bertha.${slip}@gmail.com`, `bertha.${slip}@${slip}`)), slip).toEqual([['email']])
    expect(await reasons(await withEmails('carla.holm@gmail.com', 'carla.holm@web.de', 'karla.holm@gmial.com'))).toEqual([])
  })

  it('list everything they share, and who is kept: who ordered more, or else who registered first', async () => {
    const [first, second] = (await withEmails('dora.lund@example.com', 'doralund@example.com')) as [Person, Person]
    await sql(`update users set unproved_phone = '+15035550103' where id = any($1)`, [[first.userId, second.userId]])
    await sql(`update users set created_at = created_at - interval '1 day' where id = $1`, [first.userId])
    expect(await reasons([first, second])).toEqual([['email', 'phone']])
    expect(await among([first, second])).toMatchObject([
      { stays: { id: first.userId }, goes: { id: second.userId, email: 'doralund@example.com' } },
    ])
    await sql(`insert into customer_figures (user_id, orders, spent, last_order_at, country) values ($1, 2, 5000, now(), 'US')`, [
      second.userId,
    ])
    expect(await among([first, second])).toMatchObject([{ stays: { id: second.userId, orders: 2, spent: 50 }, goes: { id: first.userId } }])
  })

  it('exclude staff, and values shared by more than ten', async () => {
    const crowd = await people(11)
    await sql(`update users set unproved_phone = '+15035550104' where id = any($1)`, [crowd.map(({ userId }) => userId)])
    expect(await reasons(crowd)).toEqual([])
    const [a, staff] = (await withEmails('emil.dahl@example.com', 'emildahl@example.com')) as [Person, Person]
    await sql(`update users set role = 'support' where id = $1`, [staff.userId])
    expect(await reasons([a, staff])).toEqual([])
  })

  it('disappear when they share nothing anymore, and keep the day on which they were found until then', async () => {
    const [a, b] = (await withEmails('finn.moe@example.com', 'finnmoe@example.com')) as [Person, Person]
    await look()
    const foundAt = (await among([a, b]))[0]!.foundAt
    app.pass(60_000)
    await look()
    expect(await among([a, b])).toMatchObject([{ foundAt }])
    await sql(`update users set email = 'someone.else@example.com' where id = $1`, [b.userId])
    expect(await reasons([a, b])).toEqual([])
  })

  it('are paginated, each pair once in either order, and filtered by what they share', async () => {
    const all = (await list()).rows.map(({ id }) => id)
    expect(all.length).toBeGreaterThan(4)
    for (const sort of ['-found', 'found'] as const) {
      const seen: string[] = []
      let cursor: string | undefined
      do {
        const page = await list({ sort, limit: 2, ...(cursor && { cursor }) })
        seen.push(...page.rows.map(({ id }) => id))
        cursor = page.nextCursor ?? undefined
      } while (cursor)
      expect(seen).toEqual(sort === '-found' ? all : all.toReversed())
    }
    const phones = (await list({ same: 'phone' })).rows
    expect(phones.length).toBeGreaterThan(0)
    expect(phones.every(({ same }) => same.includes('phone'))).toBe(true)
  })
})

describe('two customers whom staff marked as different people', () => {
  it('are no longer proposed, in the list or on their pages, until that is undone; the notes are stored', async () => {
    const [a, b] = (await withEmails('gro.vik@example.com', 'grovik@example.com')) as [Person, Person]
    await look()
    const ofOne = async () => (await app.call('GET /admin/customers/:id/doubles', { id: a.userId }, owner)).customers
    expect(await ofOne()).toMatchObject([{ id: b.userId, same: 'email' }])
    await apart(a, b)
    expect([await among([a, b]), await ofOne()]).toEqual([[], []])
    expect(await among([a, b], { areDifferent: true })).toMatchObject([{ areDifferent: true }])
    await look()
    expect(await among([a, b])).toEqual([])
    await apart(b, a, false)
    expect(await among([a, b])).toHaveLength(1)
    expect(
      await sql('select are_different from double_verdicts where one = least($1::uuid, $2) order by number', [a.userId, b.userId]),
    ).toEqual([{ are_different: true }, { are_different: false }])
    const { rows } = await app.call('GET /admin/audit', { limit: 2 }, owner)
    expect(rows.map(({ call }) => call)).toEqual(['markAsDifferent', 'markAsDifferent'])
  })

  it('stay marked when they share something new', async () => {
    const [a, b] = (await withEmails('hans.lie@example.com', 'other.lie@example.com')) as [Person, Person]
    await apart(a, b)
    await sql(`update users set email = 'hanslie@example.com' where id = $1`, [b.userId])
    expect(await reasons([a, b])).toEqual([])
    expect(await among([a, b], { areDifferent: true })).toHaveLength(1)
  })

  it('are marked once when 50 staff do it in parallel', async () => {
    const [a, b] = (await people(2)) as [Person, Person]
    await Promise.all(Array.from({ length: 50 }, (_, n) => (n % 2 ? apart(a, b) : apart(b, a))))
    expect(await sql('select are_different from double_verdicts where $1 in (one, other)', [a.userId])).toEqual([{ are_different: true }])
  })

  it('stay marked when one of them is merged into another account', async () => {
    const [a, b, gone] = (await withEmails('ida.ness@example.com', 'idaness@example.com', 'ida.ness+2@example.com')) as [
      Person,
      Person,
      Person,
    ]
    await apart(a, gone)
    await app.call('POST /admin/customers/:id/merge', { id: b.userId, from: gone.userId, confirm: 'ida.ness+2@example.com' }, owner)
    expect(await reasons([a, b])).toEqual([])
    expect(await among([a, b], { areDifferent: true })).toHaveLength(1)
  })

  it('must be two existing customers', async () => {
    const [a, b] = (await people(2)) as [Person, Person]
    await expect(apart(a, a)).rejects.toMatchObject({ code: 'INVALID_INPUT', errors: { other: [expect.any(String)] } })
    await expect(apart(a, { ...b, userId: '0198c0de-0000-7000-8000-000000000009' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})
