import { afterAll, beforeAll, expect, it } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { follow, type Member, members } from '#test/community.ts'
import { shareStory } from '#test/stories.ts'
import { runDemoStories } from './demo.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const hourMs = 3_600_000

it('what the demo’s members shared runs again each day, unseen; what others share ends, and in a shop without a demo everything does', async () => {
  const [owner, reader] = (await members(app, 2)) as [Member, Member]
  await follow(app, reader, owner)
  const run = () => runDemoStories(app.database, app.now())
  const running = async () => {
    const { people } = await app.call('GET /story/fetch-stories', {}, reader)
    return people.flatMap(({ stories }) => stories.map(({ id, isSeen }) => ({ id, isSeen })))
  }
  const ofDemo = await shareStory(app, owner)
  app.pass(hourMs)
  const filledAt = app.now()
  app.pass(hourMs)
  const later = await shareStory(app, owner)
  await app.call('PUT /story/:id/seen', { id: ofDemo.id }, reader)
  app.pass(60 * hourMs)
  await run()
  expect(await running()).toEqual([])
  await app.database.db.query({ text: 'insert into demo_world (filled_at) values ($1)', values: [filledAt] })
  await run()
  await run()
  expect(await running()).toEqual([{ id: ofDemo.id, isSeen: false }])
  expect((await app.call('GET /story/archive', {}, owner)).items.map(({ id }) => id)).toEqual([later.id])
})
