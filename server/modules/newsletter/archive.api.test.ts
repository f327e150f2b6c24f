import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { readOutbox } from '#server/messaging/outbox.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { freshEmail, staffIn } from '#test/builders.ts'
import { adoptSubscriptions } from './newsletter.ts'
import { sendIssues } from './send-issues.ts'

let app: TestApp
let token: string
beforeAll(async () => {
  app = await startApp({ env: { LOCALES: 'en,bn' } })
  ;({ token } = await staffIn(app, 'owner'))
})
beforeEach(() => app.database.db.query({ text: 'truncate newsletter_subscribers, newsletter_issues, messages cascade', values: [] }))
afterAll(() => app.stop())

const content = { subject: 'Spring', body: '# New kit\n\nIt **lasts**: see [the shop](/market).\n\n<script>alert(1)</script>' }
const create = (over: { locale?: 'bn' } = {}) => app.call('POST /admin/newsletter/issues', { ...content, ...over }, { token })
const archive = (id: string, isArchived: boolean) => app.call('PUT /admin/newsletter/issues/:id/archive', { id, isArchived }, { token })
const send = async (id: string) => {
  await app.database.transaction((tx) => adoptSubscriptions(tx, [freshEmail()], app.now()))
  await app.call('POST /admin/newsletter/issues/:id/send', { id, at: null }, { token })
  await sendIssues(
    { database: app.database, now: app.now(), stopping: new AbortController().signal },
    { config: app.config, signingSecret: 'x'.repeat(64) },
  )
}
const list = async () => (await app.call('GET /public/newsletter/issues', {})).issues
const read = (id: string) => app.call('GET /public/newsletter/issues/:id', { id })
const lastMail = async () => (await readOutbox(app.database.db, 10)).find(({ subject }) => subject === 'Spring')!.text
const hasArchive = async () => (await app.call('GET /public/shop', {})).hasNewsletterArchive

it('the newsletter archive shows an issue publicly once it is sent, if staff choose so, and its mail links to it', async () => {
  const { id, isArchived } = await create()
  expect([isArchived, await hasArchive()]).toEqual([false, false])
  expect(await archive(id, true)).toMatchObject({ isArchived: true, state: 'draft' })
  await expect(read(id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await send(id)
  await expect.poll(list).toMatchObject([{ id, subject: 'Spring', description: expect.stringContaining('It lasts') as string }])
  const { html } = await read(id)
  expect(html).toContain('<strong>lasts</strong>')
  expect(html).not.toContain('<script')
  expect(await lastMail()).toContain(`/newsletter/archive/${id}`)
  expect(await hasArchive()).toBe(true)
  await archive(id, false)
  await expect.poll(list).toEqual([])
  await expect(read(id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(await hasArchive()).toBe(false)
})

it('the newsletter archive shows no issue that staff have not chosen, and no link to it', async () => {
  const { id } = await create()
  await send(id)
  await expect(read(id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(await lastMail()).not.toContain('/newsletter/archive/')
  expect(await list()).toEqual([])
  await archive(id, true)
  await expect.poll(async () => (await list()).map((one) => one.id)).toEqual([id])
})

it('the newsletter archive still opens an issue canceled during sending from its mail, but no longer lists it', async () => {
  const { id } = await create()
  await archive(id, true)
  await send(id)
  await app.database.db.query({ text: `update newsletter_issues set state = 'sending', finished_at = null where id = $1`, values: [id] })
  await app.call('POST /admin/newsletter/issues/:id/cancel', { id }, { token })
  await expect.poll(list).toEqual([])
  expect((await read(id)).subject).toBe('Spring')
  await archive(id, false)
  await expect(read(id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

it('the newsletter archive has each issue in its language, and in the sitemap at its URL in that language', async () => {
  const { id } = await create({ locale: 'bn' })
  await archive(id, true)
  await send(id)
  await expect.poll(list).toMatchObject([{ locale: 'bn' }])
  expect(await lastMail()).toContain(`/bn/newsletter/archive/${id}`)
  const { html } = await app.call('GET /public/newsletter/issues/:id', { id })
  expect(html).toContain('href="/market"')
  const sitemap = await (await app.request('/sitemaps/pages.xml')).text()
  expect(sitemap).toContain(`/bn/newsletter/archive/${id}</loc>`)
  expect(sitemap).not.toContain(`0/newsletter/archive/${id}</loc>`)
  expect(sitemap).toContain('/newsletter/archive</loc>')
})

it('the newsletter archive is changed by staff only', async () => {
  const { id } = await create()
  const { token: warehouse } = await staffIn(app, 'warehouse')
  await expect(app.call('PUT /admin/newsletter/issues/:id/archive', { id, isArchived: true }, { token: warehouse })).rejects.toMatchObject({
    status: 403,
  })
})

it('the newsletter archive has any number of issues, paginated; the sitemap has the newest thousand', async () => {
  await app.database.db.query({
    text: `insert into newsletter_issues (id, subject, body, state, is_archived, send_at, created_at, changed_at)
      select gen_random_uuid(), 'Issue ' || n, 'Text', 'sent', true, $1::timestamptz - n * interval '1 day', $1, $1 from generate_series(1, 1003) n`,
    values: [app.now()],
  })
  const { issues, total } = await app.call('GET /public/newsletter/issues', { offset: 1000, limit: 2 })
  expect([issues.map(({ subject }) => subject), total]).toEqual([['Issue 1001', 'Issue 1002'], 1003])
  app.pass(2 * 3_600_000)
  const sitemap = await (await app.request('/sitemaps/pages.xml')).text()
  expect(sitemap.match(/newsletter\/archive\/[^<]+<\/loc>/g)).toHaveLength(1000)
})
