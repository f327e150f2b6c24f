import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '#test/app.ts'
import { staffIn } from '#test/builders.ts'
import { follow, type Member, member, members } from '#test/community.ts'
import { storyCalls } from '#test/stories.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const { share, read, see, rail, ofPerson, own } = storyCalls(() => app)

/** The possible relations of a viewer to the owner of a story. */
const people = ['stranger', 'follower', 'blocked', 'member', 'moderator', 'owner'] as const
type Who = (typeof people)[number]
const seenBy = async (who: Record<Who, { token: string }>, sees: (by: { token: string }) => Promise<boolean>) => {
  const answers = await Promise.all(people.map(async (name) => ((await sees(who[name])) ? name : null)))
  return answers.filter((name) => name !== null).join(' ')
}
const found = (call: Promise<unknown>) => call.then(() => true).catch(() => false)

describe('who may see a story', () => {
  it.each([
    ['a public one', 'public', 'public', 'stranger follower member moderator owner'],
    ['one for followers', 'public', 'followers', 'follower moderator owner'],
    ['a public one of a private profile', 'private', 'public', 'follower moderator owner'],
  ] as const)('%s, in lists, by its address, in notifications, counts and exports', async (_, privacy, audience, expected) => {
    const owner = await member(app)
    const [follower, blocked, inClub] = (await members(app, 3)) as [Member, Member, Member]
    for (const one of [follower, blocked]) await follow(app, one, owner)
    await app.call('PUT /people/:handle/block', { handle: blocked.handle }, owner)
    const { slug } = await app.call('POST /clubs', { name: `Bar ${owner.handle.slice(-8)}`, acceptDisclaimer: true }, owner)
    await app.call('PUT /clubs/:slug/membership', { slug, acceptDisclaimer: true }, inClub)
    if (privacy === 'private') await app.call('PATCH /user', { privacy }, owner)
    const moderator = await staffIn(app, 'moderator')
    await app.call('GET /profile', {}, moderator)
    const who = { stranger: await member(app), follower, blocked, member: inClub, moderator, owner }
    const { id } = await share(owner, { audience })
    const direct = (by: { token: string }) => found(read(by, id))
    expect(await seenBy(who, direct)).toBe(expected)
    expect(await seenBy(who, async (by) => (await rail(by)).people.length > 0)).toBe('follower')
    const onProfile = (by: { token: string }) =>
      ofPerson(by, owner).then(
        ({ stories }) => stories.length > 0,
        () => false,
      )
    expect(await seenBy(who, onProfile)).toBe(expected)
    // Nobody is notified of a story.
    const told = async (by: { token: string }) => JSON.stringify(await app.call('GET /notifications', {}, by)).includes(id)
    expect(await seenBy(who, told)).toBe('')
    // Everyone who may see the story can mark it as seen; a moderator who may see it only because of that role isn't counted as a viewer.
    for (const by of Object.values(who)) await found(see(by, id))
    const counted = expected.split(' ').filter((name) => name !== 'owner' && (name !== 'moderator' || expected.includes('stranger')))
    expect((await own(owner))[0]!.views).toBe(counted.length)
    expect(await seenBy(who, (by) => found(app.call('GET /story/:id/viewers', { id }, by)))).toBe('owner')
    const exported = (part: 'stories' | 'storiesSeen') => async (by: { token: string }) =>
      JSON.stringify((await app.call('GET /user/export', {}, by)).community?.[part] ?? []).includes(id)
    expect(await seenBy(who, exported('stories'))).toBe('owner')
    expect(await seenBy(who, exported('storiesSeen'))).toBe(counted.join(' '))
  })
})
