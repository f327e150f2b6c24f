import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Club } from '#contract/clubs/clubs.ts'
import { readOutbox } from '#server/messaging/outbox.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { type Member, member, members } from '#test/community.ts'
import { sendDigests } from './digest.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const day = 86_400_000
let founded = 0
const privateClub = (by: Member): Promise<Club> =>
  app.call('POST /clubs', { name: `Iron Hour ${(founded += 1)}`, acceptDisclaimer: true, visibility: 'private' }, by)
const ask = ({ slug }: Club, by: Member) => app.call('PUT /clubs/:slug/membership', { slug, acceptDisclaimer: true }, by)
const accept = ({ slug }: Club, { handle }: Member, by: Member) => app.call('PUT /clubs/:slug/requests/:handle', { slug, handle }, by)
const decline = ({ slug }: Club, { handle }: Member, by: Member) => app.call('DELETE /clubs/:slug/requests/:handle', { slug, handle }, by)

describe('the digest of club requests', () => {
  const digestOf = async ({ email }: Member) => {
    await sendDigests(app.database, { config: app.config, signingSecret: 'secret' }, app.now())
    const mails = await readOutbox(app.database.db, 1000)
    return mails.find((mail) => mail.to === email && mail.subject?.includes('new notification'))?.text
  }

  it('lists pending requests with their clubs, without answered ones', async () => {
    const owner = await member(app)
    const club = await privateClub(owner)
    const [ada, bo] = (await members(app, 2)) as [Member, Member]
    await ask(club, ada)
    await ask(club, bo)
    await accept(club, bo, owner)
    await app.call('PATCH /notifications/settings', { kinds: [{ kind: 'club-accepted', inApp: true, email: true }] }, bo)
    app.pass(8 * day)
    expect(await digestOf(owner)).toMatch(new RegExp(`asked to join ${club.name}\\.`))
    expect(await digestOf(owner)).not.toMatch(/others? asked/)
    expect(await digestOf(bo)).toContain(`You're now a member of ${club.name}.`)
  })

  it("leaves out requests answered before, and isn't sent to those who turned it off", async () => {
    const [owner, quiet] = (await members(app, 2)) as [Member, Member]
    const [club, other] = [await privateClub(owner), await privateClub(quiet)]
    const asker = await member(app)
    await ask(club, asker)
    await decline(club, asker, owner)
    await app.call('PATCH /notifications/settings', { kinds: [{ kind: 'club-request', inApp: true, email: false }] }, quiet)
    await ask(other, asker)
    app.pass(8 * day)
    expect([await digestOf(owner), await digestOf(quiet)]).toEqual([undefined, undefined])
  })
})
