import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ApiInput } from '#contract/api.ts'
import type { Poll } from '#contract/polls.ts'
import { dayMs } from '#contract/time.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { follow, type Member, members } from '#test/community.ts'
import { endPolls } from './end-polls.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const ask = (
  by: Member,
  poll: Partial<NonNullable<ApiInput<'POST /post/create'>['poll']>> = {},
  input: ApiInput<'POST /post/create'> = {},
) => {
  app.pass(1000)
  return app.call(
    'POST /post/create',
    { text: 'Squat or bench?', poll: { options: ['Squat', 'Bench', 'Both'], days: 1, ...poll }, ...input },
    by,
  )
}
const vote = (by: Member, id: string, choices: number[]) => app.call('PUT /post/:id/vote', { id, choices }, by)
const read = async (id: string, viewer?: Member): Promise<Poll> => (await app.call('GET /post/:id', { id }, viewer ?? {})).poll!
const votes = ({ options }: Poll) => options.map((one) => one.votes)
const told = async (who: Member) => {
  const { items } = await app.call('GET /notifications', {}, who)
  return items.filter(({ kind }) => kind === 'poll').map(({ postId, people, text }) => ({ postId, by: people[0]?.handle, text }))
}

describe('a poll', () => {
  it('shows its results to its author and those who voted, and to everyone once it has ended', async () => {
    const [ada, bo, cy] = (await members(app, 3)) as [Member, Member, Member]
    const { id, poll } = await ask(ada)
    expect(poll).toEqual({
      options: ['Squat', 'Bench', 'Both'].map((text) => ({ text, votes: 0 })),
      isMultiple: false,
      voters: 0,
      endsAt: new Date(app.now().getTime() + dayMs).toISOString(),
      choices: [],
    })
    expect(votes(await vote(bo, id, [1]))).toEqual([0, 1, 0])
    expect(await read(id, bo)).toMatchObject({ voters: 1, choices: [1] })
    expect(votes(await read(id, ada))).toEqual([0, 1, 0])
    for (const viewer of [cy, undefined]) expect(votes(await read(id, viewer))).toEqual([null, null, null])
    app.pass(dayMs)
    for (const viewer of [cy, undefined]) expect(votes(await read(id, viewer))).toEqual([0, 1, 0])
    await expect(vote(cy, id, [0])).rejects.toMatchObject({ code: 'POLL_IS_OVER' })
  })

  it('counts one vote per member, which can be changed and withdrawn', async () => {
    const [ada, bo] = (await members(app, 2)) as [Member, Member]
    const { id } = await ask(ada, { isMultiple: true })
    expect(votes(await vote(bo, id, [2, 0]))).toEqual([1, 0, 1])
    expect(await vote(bo, id, [1])).toMatchObject({ voters: 1, choices: [1] })
    expect(votes(await read(id, ada))).toEqual([0, 1, 0])
    expect(await vote(bo, id, [])).toMatchObject({ voters: 0, choices: [] })
    expect(votes(await read(id, bo))).toEqual([null, null, null])
  })

  it('refuses unknown options, several at once, duplicate options, and a missing question', async () => {
    const [ada, bo] = (await members(app, 2)) as [Member, Member]
    const { id } = await ask(ada)
    const { id: plain } = await app.call('POST /post/create', { text: 'No poll.' }, ada)
    await expect(vote(bo, id, [3])).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    await expect(vote(bo, id, [0, 1])).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    await expect(vote(bo, id, [0, 0])).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    await expect(vote(bo, plain, [0])).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(ask(ada, { options: ['Squat', 'squat '] })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    await expect(ask(ada, {}, { text: '' })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    await expect(app.call('PATCH /post/:id', { id, text: '' }, ada)).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  })

  it('is visible to the audience of its post', async () => {
    const [ada, bo, cy, dee] = (await members(app, 4)) as [Member, Member, Member, Member]
    await follow(app, bo, ada)
    const { id } = await ask(ada, {}, { audience: 'followers' })
    await vote(bo, id, [0])
    await expect(vote(cy, id, [0])).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const { id: clubId, slug } = await app.call('POST /clubs', { name: 'Poll club', acceptDisclaimer: true }, ada)
    await app.call('PUT /clubs/:slug/membership', { slug, acceptDisclaimer: true }, dee)
    const inClub = await ask(ada, {}, { clubId, audience: 'club' })
    await vote(dee, inClub.id, [0])
    await expect(vote(cy, inClub.id, [0])).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await app.call('PUT /people/:handle/block', { handle: bo.handle }, ada)
    await expect(vote(bo, id, [1])).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(votes(await read(id, ada))).toEqual([1, 0, 0])
  })

  it('notifies its author and voters once that it has ended, however many jobs run', async () => {
    const [ada, bo, cy, dee] = (await members(app, 4)) as [Member, Member, Member, Member]
    const { id } = await ask(ada)
    for (const one of [bo, cy]) await vote(one, id, [0])
    await app.call('PUT /people/:handle/mute', { handle: ada.handle }, cy)
    await app.jobs.runDue()
    expect(await told(ada)).toEqual([])
    app.pass(dayMs)
    await Promise.all([1, 2, 3].map(() => endPolls(app.database, app.now())))
    expect(await told(ada)).toEqual([{ postId: id, by: undefined, text: 'Squat or bench?' }])
    expect(await told(bo)).toEqual([{ postId: id, by: ada.handle, text: 'Squat or bench?' }])
    for (const one of [cy, dee]) expect(await told(one)).toEqual([])
    await app.call('PUT /notifications/read', { until: app.now().toISOString() }, ada)
    await endPolls(app.database, app.now())
    expect(await told(ada)).toHaveLength(1)
  })
})
