import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { limits } from '#contract/limits.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { member } from '#test/community.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

describe('a routine', () => {
  it('is created, replaced and listed, the one that was changed last first, up to a limit', async () => {
    const ada = await member(app)
    const add = (name: string) =>
      app.call('POST /routines', { name, exercises: [{ exercise: 'plank', targetSets: 3, targetReps: null }] }, ada)
    const [first] = [await add('First')]
    app.pass(1000)
    await add('Second')
    app.pass(1000)
    const exercises = [
      { exercise: 'deadlift', targetSets: 5, targetReps: 5 },
      { exercise: 'plank', targetSets: 3, targetReps: null },
    ]
    await app.call('PUT /routines/:id', { id: first.id, name: 'First again', exercises }, ada)
    const { items } = await app.call('GET /routines', {}, ada)
    expect(items).toMatchObject([{ name: 'First again', exercises: [{ name: 'Deadlift', targetSets: 5 }, {}] }, { name: 'Second' }])
    const more = await Promise.allSettled(Array.from({ length: limits.training.routinesMax }, (_, at) => add(`R${at}`)))
    expect(more.filter(({ status }) => status === 'fulfilled')).toHaveLength(limits.training.routinesMax - 2)
  })
})
