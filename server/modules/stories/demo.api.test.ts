import { afterAll, beforeAll, expect, it } from 'vitest'
import { hourMs } from '#contract/time.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { follow, type Member, members } from '#test/community.ts'
import { shareStory } from '#test/stories.ts'
import { runDemoStories } from './demo.ts'
import { purgeStories } from './jobs.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

it("the demo's stories are renewed each day as unseen; other members' stories expire, and all do in a shop without a demo", async () => {
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

it('demo stories already seen at the start stay seen when renewed, so both kinds of ring are visible on any day', async () => {
  const [owner, reader, watcher] = (await members(app, 3)) as [Member, Member, Member]
  for (const one of [reader, watcher]) await follow(app, one, owner)
  await app.database.db.query({ text: 'delete from demo_world', values: [] })
  const { id } = await shareStory(app, owner)
  await app.call('PUT /story/:id/seen', { id }, watcher)
  app.pass(hourMs)
  await app.database.db.query({ text: 'insert into demo_world (filled_at) values ($1)', values: [app.now()] })
  const isSeen = async (by: Member) =>
    (await app.call('GET /story/fetch-stories', {}, by)).people.flatMap(({ stories }) => stories.map((story) => story.isSeen))
  for (let day = 0; day < 4; day++) {
    app.pass(24 * hourMs)
    await purgeStories(app.database, app.now())
    await runDemoStories(app.database, app.now())
    expect([await isSeen(watcher), await isSeen(reader)]).toEqual([[true], [false]])
    await app.call('PUT /story/:id/seen', { id }, reader)
  }
})
