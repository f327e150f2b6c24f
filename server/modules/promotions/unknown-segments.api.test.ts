import { afterAll, beforeAll, expect, it } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { newKey, staffIn } from '#test/builders.ts'

let app: TestApp
let token: string
beforeAll(async () => {
  app = await startApp({ databaseMs: 5 })
  ;({ token } = await staffIn(app, 'owner'))
})
afterAll(() => app.stop())

const offer = { name: 'Offer', trigger: 'automatic' as const, effect: { kind: 'percent' as const, percent: 10 } }
let named = 0
const addSegment = async () => (await app.call('POST /admin/segments', { name: `Segment ${(named += 1)}`, filter: {} }, { token })).id
const removeSegment = (id: string) => app.call('DELETE /admin/segments/:id', { id }, { token })
const create = (input: object) => app.call('POST /admin/promotions', { ...offer, ...input }, { token })
const change = (id: string, input: object) => app.call('PUT /admin/promotions/:id', { id, ...offer, ...input }, { token })
const unknown = (at: number) => ({ status: 422, code: 'INVALID_INPUT', errors: { [`segments.${at}`]: ['is not a segment'] } })

it('a promotion for a segment that there is not is refused, at the field', async () => {
  const known = await addSegment()
  await expect(create({ segments: [known, newKey()] })).rejects.toMatchObject(unknown(1))
  const { id } = await create({ active: false, segments: [known] })
  await expect(change(id, { active: false, segments: [newKey(), known] })).rejects.toMatchObject(unknown(0))
})

it('an inactive promotion keeps a segment that was deleted, and is not turned on with it', async () => {
  const gone = await addSegment()
  const { id } = await create({ active: false, segments: [gone] })
  await removeSegment(gone)
  expect((await change(id, { active: false, name: 'Renamed', segments: [gone] })).segments).toEqual([gone])
  await expect(change(id, { active: true, segments: [gone] })).rejects.toMatchObject(unknown(0))
})

it('a segment about a challenge that there is not is refused, at the field', async () => {
  const segment = { name: 'Finishers', filter: { completedChallenge: newKey() } }
  const refusal = { status: 422, code: 'INVALID_INPUT', errors: { 'filter.completedChallenge': ['is not a challenge'] } }
  await expect(app.call('POST /admin/segments', segment, { token })).rejects.toMatchObject(refusal)
  await expect(app.call('PUT /admin/segments/:id', { id: await addSegment(), ...segment }, { token })).rejects.toMatchObject(refusal)
})

it('a segment about a challenge that is gone can be renamed', async () => {
  const id = await addSegment()
  const filter = { completedChallenge: newKey() }
  await app.database.db.query({ text: 'update customer_segments set filter = $2 where id = $1', values: [id, JSON.stringify(filter)] })
  expect(await app.call('PUT /admin/segments/:id', { id, name: 'Renamed', filter }, { token })).toMatchObject({ name: 'Renamed', filter })
})

it('of fifty calls that save a promotion or delete its segment, none leaves an active promotion without its segment', async () => {
  const races = await Promise.all(
    Array.from({ length: 25 }, async () => {
      const segment = await addSegment()
      const { id } = await create({ active: false, segments: [segment] })
      return { segment, id }
    }),
  )
  const saved = races.map(({ id, segment }) => change(id, { active: true, segments: [segment] }))
  const removed = races.map(({ segment }) => removeSegment(segment))
  const [saves, deletions] = await Promise.all([Promise.allSettled(saved), Promise.allSettled(removed)])
  const isDone = ({ status }: PromiseSettledResult<unknown>) => status === 'fulfilled'
  expect(saves.map(isDone)).toEqual(deletions.map((one) => !isDone(one)))
})
