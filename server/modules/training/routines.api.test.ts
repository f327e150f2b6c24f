import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { limits } from '#contract/limits.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { staffIn } from '#test/builders.ts'
import { follow, type Member, member, members } from '#test/community.ts'

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
    const change = { id: first.id, version: first.version, name: 'First again', exercises }
    await app.call('PUT /routines/:id', change, ada)
    await expect(app.call('PUT /routines/:id', change, ada)).rejects.toMatchObject({ code: 'ROUTINE_WAS_CHANGED', status: 409 })
    const { items } = await app.call('GET /routines', {}, ada)
    expect(items).toMatchObject([{ name: 'First again', exercises: [{ name: 'Deadlift', targetSets: 5 }, {}] }, { name: 'Second' }])
    const more = await Promise.allSettled(Array.from({ length: limits.training.routinesMax }, (_, at) => add(`R${at}`)))
    expect(more.filter(({ status }) => status === 'fulfilled')).toHaveLength(limits.training.routinesMax - 2)
  })
})

describe('a superset', () => {
  const one = (exercise: string, superset: number | null) => ({ exercise, superset, targetSets: 3, targetReps: 5 })
  const add = (by: Member, ...numbers: (number | null)[]) =>
    app.call('POST /routines', { name: 'Arms', exercises: numbers.map((number) => one('plank', number)) }, by)

  it('is of exercises that follow one another, at least two of them', async () => {
    const ada = await member(app)
    const { exercises, id } = await add(ada, null, 0, 0, 3, 3, 3)
    expect(exercises.map(({ superset }) => superset)).toEqual([null, 0, 0, 3, 3, 3])
    const before = { id, version: 1, name: 'Arms', exercises: [{ exercise: 'plank', targetSets: 3, targetReps: 5 }] }
    expect((await app.call('PUT /routines/:id', before, ada)).exercises).toMatchObject([{ superset: null }])
    for (const numbers of [[0], [0, null], [0, null, 0], [0, 0, 1, 0, 0], [-1, -1], [30, 30], [0.5, 0.5]])
      await expect(add(ada, ...numbers)).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  })
})

describe('a routine that is shared', () => {
  const exercisesOf = (exercise: string) => [
    { exercise, superset: 4, targetSets: 3, targetReps: 8 },
    { exercise: 'plank', superset: 4, targetSets: 2, targetReps: null },
  ]
  async function shared(by: Member, sharing: 'link' | 'profile' = 'link') {
    const { id: own } = await app.call('POST /own-exercises', { name: 'Zercher carry', tracks: 'reps' }, by)
    const { id } = await app.call('POST /routines', { name: 'Carries', note: 'Slow.', exercises: exercisesOf(own) }, by)
    const { shareToken } = await app.call('PUT /routines/:id/sharing', { id, sharing }, by)
    return { id, token: shareToken! }
  }
  const read = (token: string, by?: Member) => app.call('GET /shared-routines/:token', { token }, by ?? {})
  const gone = { code: 'NOT_FOUND' }

  it('is read and copied by its link, with its own exercises, until that ends; another link leads to it then', async () => {
    const [ada, bo] = (await members(app, 2)) as [Member, Member]
    const { id, token } = await shared(ada)
    expect(await read(token)).toMatchObject({
      name: 'Carries',
      owner: { handle: ada.handle },
      isOwn: false,
      exercises: [
        { name: 'Zercher carry', superset: 4, targetSets: 3, targetReps: 8 },
        { name: 'Plank', superset: 4, targetReps: null },
      ],
    })
    expect((await app.call('GET /people/:handle/routines', { handle: ada.handle })).items).toEqual([])
    const copy = await app.call('POST /shared-routines/:token/copies', { token }, bo)
    const own = (await app.call('GET /own-exercises', {}, bo)).items
    expect(own).toMatchObject([{ name: 'Zercher carry', tracks: 'reps' }])
    expect(copy).toMatchObject({
      name: 'Carries',
      note: 'Slow.',
      sharing: 'none',
      exercises: [
        { exercise: own[0]!.id, superset: 4 },
        { exercise: 'plank', superset: 4 },
      ],
    })
    await app.call('PUT /routines/:id/sharing', { id, sharing: 'none' }, ada)
    for (const by of [undefined, bo, ada]) await expect(read(token, by)).rejects.toMatchObject(gone)
    const again = await app.call('PUT /routines/:id/sharing', { id, sharing: 'profile' }, ada)
    expect(again).toMatchObject({ sharing: 'profile' })
    expect(again.shareToken).not.toBe(token)
    expect((await app.call('GET /routines', {}, bo)).items).toHaveLength(1)
    expect((await app.call('GET /user/export', {}, ada)).community).toMatchObject({ training: { routines: [{ sharing: 'profile' }] } })
  })

  it('is for whom a block and the profile let see it', async () => {
    const [ada, fan, blocked] = (await members(app, 3)) as [Member, Member, Member]
    const [link, profile] = [await shared(ada), await shared(ada, 'profile')]
    await follow(app, fan, ada)
    await app.call('PUT /people/:handle/block', { handle: blocked.handle }, ada)
    await app.call('PATCH /user', { privacy: 'followers' }, ada)
    for (const { token } of [link, profile]) await expect(read(token, blocked)).rejects.toMatchObject(gone)
    expect(await read(link.token)).toMatchObject({ name: 'Carries' })
    await expect(read(profile.token)).rejects.toMatchObject(gone)
    expect(await read(profile.token, fan)).toMatchObject({ name: 'Carries' })
    expect((await app.call('GET /people/:handle/routines', { handle: ada.handle }, fan)).items).toMatchObject([{ token: profile.token }])
    await expect(app.call('POST /shared-routines/:token/copies', { token: link.token }, blocked)).rejects.toMatchObject(gone)
  })

  it('is a card of a post that leads to it, as long as it is shared', async () => {
    const [ada, bo] = (await members(app, 2)) as [Member, Member]
    const { id, token } = await shared(ada)
    const post = await app.call('POST /post/create', { text: `Try this: ${app.config.origin}/training/shared/${token}` }, bo)
    const cardOf = async () => (await app.call('GET /post/:id', { id: post.id })).preview
    expect(await cardOf()).toMatchObject({ kind: 'routine', path: `/training/shared/${token}`, title: 'Carries' })
    await app.call('PUT /routines/:id/sharing', { id, sharing: 'none' }, ada)
    expect(await cardOf()).toBeNull()
  })

  it('is reported, taken down and restored by moderators; its owner reads why, and trains by it all the same', async () => {
    const [ada, bo] = (await members(app, 2)) as [Member, Member]
    const moderator = await staffIn(app, 'moderator')
    const { id, token } = await shared(ada, 'profile')
    const report = (by: Member) => app.call('POST /shared-routines/:token/report', { token, reason: 'offensive' }, by)
    await expect(report(ada)).rejects.toMatchObject({ code: 'NOT_ALLOWED' })
    await report(bo)
    const { items } = await app.call('GET /admin/moderation/cases', {}, moderator)
    const found = items.find(({ kind }) => kind === 'routine')!
    expect(found.text).toContain('Zercher carry')
    await app.call(
      'POST /admin/moderation/cases/:id/decide',
      { id: found.id, action: 'remove', reason: 'offensive', message: '' },
      moderator,
    )
    await expect(read(token, bo)).rejects.toMatchObject(gone)
    expect((await app.call('GET /people/:handle/routines', { handle: ada.handle })).items).toEqual([])
    expect(await app.call('GET /routines/:id', { id }, ada)).toMatchObject({ isRemoved: true, name: 'Carries' })
    await expect(app.call('PUT /routines/:id/sharing', { id, sharing: 'link' }, ada)).rejects.toMatchObject({ code: 'NOT_ALLOWED' })
    expect((await app.call('GET /moderation-decisions', {}, ada)).items).toMatchObject([{ kind: 'routine', text: 'Carries' }])
    await app.call('DELETE /admin/moderation/cases/:id/decision', { id: found.id }, moderator)
    expect(await read(token, bo)).toMatchObject({ name: 'Carries' })
  })
})
