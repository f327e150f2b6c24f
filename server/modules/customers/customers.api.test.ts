import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ApiInput } from '#contract/api.ts'
import { readCustomer } from './customers.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { address, signedIn, staffIn } from '#test/builders.ts'

let app: TestApp
let token: string
beforeAll(async () => {
  app = await startApp()
  token = (await signedIn(app)).token
})
afterAll(() => app.stop())

const read = () => app.call('GET /user', {}, { token })
const change = (input: ApiInput<'PATCH /user'>, by = token) => app.call('PATCH /user', input, { token: by })
const field = (name: string) => ({ code: 'INVALID_INPUT', status: 422, errors: { [name]: [expect.any(String)] } })

describe('the customer', () => {
  it('is returned with all fields', async () => {
    expect(await read()).toEqual({
      id: expect.any(String),
      name: 'Test Person',
      email: expect.stringContaining('@example.com'),
      phone: null,
      phoneVerified: false,
      dateOfBirth: null,
      maxSquat: null,
      weightUnit: 'kg',
      locale: null,
      handle: null,
      bio: '',
      avatar: null,
      privacy: 'public',
      role: 'customer',
      points: 0,
      hasPassword: true,
      mustSetUpSecondFactor: false,
      addresses: [],
    })
  })

  it('is not told to set up a second factor by a session that staff permissions are given to without one', async () => {
    const { userId } = await staffIn(app, 'owner')
    const mustSetUp = async (secondFactor: boolean) => (await readCustomer(app.database.db, { userId, secondFactor })).mustSetUpSecondFactor
    expect([await mustSetUp(false), await mustSetUp(true)]).toEqual([true, false])
  })

  it('changes only in the fields that are sent; null clears one', async () => {
    const given = {
      name: 'Ada Moreno',
      dateOfBirth: '1990-02-28',
      maxSquat: 183.705,
      weightUnit: 'lb',
      handle: 'Ada.Lifts_1',
      bio: 'Squats.',
      privacy: 'followers',
    } as const
    expect(await change(given)).toMatchObject({ ...given, handle: 'ada.lifts_1' })
    expect(await change({ bio: 'Still squats.' })).toMatchObject({ ...given, handle: 'ada.lifts_1', bio: 'Still squats.' })
    expect(await change({ dateOfBirth: null, maxSquat: null, avatar: null, bio: '' })).toMatchObject({
      dateOfBirth: null,
      maxSquat: null,
      avatar: null,
      bio: '',
      name: 'Ada Moreno',
    })
    expect(await change({})).toEqual(await read())
  })

  it('has a name of one line, and a description of several', async () => {
    expect(await change({ name: 'Ada\n\tMoreno\u2028', bio: 'Squats.\nLifts.' })).toMatchObject({
      name: 'Ada Moreno',
      bio: 'Squats.\nLifts.',
    })
    const from = { ...address(), addressLine1: '1 Forge\r\nStreet' }
    const { addresses } = await app.call('PUT /user/add-address', from, { token })
    expect(addresses[0]!.addressLine1).toBe('1 Forge Street')
  })

  it('must be at least 13 years old, and of a possible age', async () => {
    await change({ dateOfBirth: '2013-03-02' })
    for (const dateOfBirth of ['2013-03-03', '2026-03-03', '1890-01-01', '2000-02-30', '01.02.2000'])
      await expect(change({ dateOfBirth }), dateOfBirth).rejects.toMatchObject(field('dateOfBirth'))
  })

  it('has a maximum squat within limits', async () => {
    for (const maxSquat of [0, -1, 600.5, 100.0001])
      await expect(change({ maxSquat }), `${maxSquat}`).rejects.toMatchObject(field('maxSquat'))
  })

  it('accepts only an avatar that was uploaded here', async () => {
    for (const avatar of ['https://example.com/a.png', '//example.com/a.png', '/media/../secret.png', 'javascript:alert(1)', '/media/a'])
      await expect(change({ avatar }), avatar).rejects.toMatchObject(field('avatar'))
  })
})

describe('a handle', () => {
  it('accepts letters, digits, underscores and single dots', async () => {
    for (const handle of ['ab', 'x'.repeat(31), 'a b', 'a-b-c', '.abc', 'abc.', 'a..b', 'ädele', 'a@b'])
      await expect(change({ handle }), handle).rejects.toMatchObject(field('handle'))
  })

  it('must be free, regardless of case, and not reserved', async () => {
    await change({ handle: 'only.me' })
    const other = await signedIn(app)
    for (const handle of ['only.me', 'ONLY.ME', 'admin', 'Sup_port', 'my.account'])
      await expect(change({ handle }, other.token), handle).rejects.toMatchObject({ code: 'HANDLE_IS_TAKEN', status: 409 })
    await change({ handle: 'only.me' })
  })

  it('goes to only one of 50 customers who want it at once', async () => {
    const people = await Promise.all(Array.from({ length: 5 }, () => signedIn(app)))
    const wishes = Array.from({ length: 50 }, (_, n) => change({ handle: 'wanted' }, people[n % 5]!.token))
    const got = (await Promise.allSettled(wishes)).flatMap((one) => (one.status === 'fulfilled' ? one.value.id : []))
    expect(new Set(got).size).toBe(1)
  })
})

describe('read-only fields of a customer', () => {
  it('are named when sent, one or many', async () => {
    const sent = { name: 'Ada', email: 'new@example.com', phone: '+15035550199', nonsense: 1 } as ApiInput<'PATCH /user'>
    await expect(change(sent)).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      errors: { email: ['is not known here'], phone: ['is not known here'], nonsense: ['is not known here'] },
    })
  })

  it('stay the same, however they are sent', async () => {
    const before = await read()
    const hidden = {
      role: 'admin',
      id: before.id.replace(/.$/, '0'),
      points: 9999,
      email: 'thief@example.com',
      passwordHash: 'x',
      password_hash: 'x',
      erase_at: null,
    }
    const bodies: unknown[] = [
      hidden,
      { user: hidden, customer: hidden, data: hidden, $set: hidden },
      { ROLE: 'admin', Role: 'admin', 'role ': 'admin', 'user[role]': 'admin', 'user.role': 'admin' },
      { role: ['admin'], addresses: [{ id: before.id }], hasPassword: false },
      [hidden],
    ]
    const texts = [
      ...bodies.map((body) => JSON.stringify(body)),
      '{"__proto__":{"role":"admin"}}',
      '{"constructor":{"prototype":{"role":"admin"}}}',
    ]
    for (const body of texts) {
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
      const { status } = await app.request('/api/user?role=admin&points=9', { method: 'PATCH', body, headers })
      expect([200, 400, 422], body).toContain(status)
      expect(await read()).toEqual(before)
    }
  })
})
