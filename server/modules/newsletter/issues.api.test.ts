import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readOutbox } from '#server/messaging/outbox.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { freshEmail, staffIn } from '#test/builders.ts'
import { adoptSubscriptions } from './newsletter.ts'
import { blocksOf, excerptOf } from './markdown-blocks.ts'
import { sendIssues } from './send-issues.ts'

let app: TestApp
let token: string
beforeAll(async () => {
  app = await startApp()
  ;({ token } = await staffIn(app, 'owner'))
})
beforeEach(() => app.database.db.query({ text: 'truncate newsletter_subscribers, newsletter_issues, messages cascade', values: [] }))
afterAll(() => app.stop())

const content = { subject: 'Spring', body: '# New kit\n\nIt **lasts**: see [the shop](/market).\n\n[Look around](/collections/strength)' }
const create = () => app.call('POST /admin/newsletter/issues', content, { token })
const subscribe = (count: number): Promise<Set<string>> =>
  app.database.transaction((tx) => adoptSubscriptions(tx, Array.from({ length: count }, freshEmail), app.now()))
const send = (id: string, at: string | null = null) => app.call('POST /admin/newsletter/issues/:id/send', { id, at }, { token })
const read = (id: string) => app.call('GET /admin/newsletter/issues/:id', { id }, { token })
const context = () => ({ config: app.config, signingSecret: 'x'.repeat(64) })
const job = () => sendIssues({ database: app.database, now: app.now(), stopping: new AbortController().signal }, context())
const mails = async () => (await readOutbox(app.database.db, 1000)).filter(({ subject }) => subject === 'Spring')

describe('an issue of the newsletter', () => {
  it('is sent to each subscriber once, however many jobs send it, with an unsubscribe link', async () => {
    const people = await subscribe(205)
    const { id, subscribers } = await create()
    expect(subscribers).toBe(205)
    await send(id)
    await Promise.all(Array.from({ length: 5 }, job))
    const sent = await mails()
    expect(new Set(sent.map(({ to }) => to))).toEqual(people)
    expect([sent.length, sent[0]?.text.includes('/newsletter?unsubscribe=')]).toEqual([205, true])
    expect(await read(id)).toMatchObject({ state: 'sent', sent: 205, finishedAt: app.now().toISOString() })
    await subscribe(1)
    await job()
    expect(await mails()).toHaveLength(205)
  })

  it('waits for its scheduled time, becomes a draft again when canceled, and no draft once it was sent', async () => {
    await subscribe(1)
    const { id } = await create()
    const at = new Date(app.now().getTime() + 3_600_000).toISOString()
    expect(await send(id, at)).toMatchObject({ state: 'scheduled', sendAt: at })
    await job()
    await expect(send(id)).rejects.toMatchObject({ code: 'NEWSLETTER_ISSUE_IS_NOT_IN_THAT_STATE' })
    const cancel = () => app.call('POST /admin/newsletter/issues/:id/cancel', { id }, { token })
    expect(await cancel()).toMatchObject({ state: 'draft', sendAt: null, sent: 0 })
    app.pass(2 * 3_600_000)
    await job()
    expect(await mails()).toEqual([])
    await send(id)
    await job()
    await expect(cancel()).rejects.toMatchObject({ code: 'NEWSLETTER_ISSUE_IS_NOT_IN_THAT_STATE' })
    await expect(app.call('DELETE /admin/newsletter/issues/:id', { id }, { token })).rejects.toMatchObject({ status: 409 })
  })

  it('stops sending when it is canceled meanwhile', async () => {
    await subscribe(3)
    const { id } = await create()
    await send(id)
    await app.database.db.query({ text: `update newsletter_issues set state = 'sending', sent = 2 where id = $1`, values: [id] })
    expect(await app.call('POST /admin/newsletter/issues/:id/cancel', { id }, { token })).toMatchObject({ state: 'cancelled', sent: 2 })
    await job()
    expect(await mails()).toEqual([])
  })

  it('is sent as a test to its author only, and previewed as the final mail', async () => {
    await subscribe(2)
    await app.call('POST /admin/newsletter/test', content, { token })
    expect((await readOutbox(app.database.db, 10)).map(({ subject }) => subject)).toEqual(['[Test] Spring'])
    const { html, plain } = await app.call('POST /admin/newsletter/preview', { subject: 'x', body: '<script>alert(1)</script>' }, { token })
    expect([html.includes('<script>'), plain.includes('<script>alert(1)')]).toEqual([false, true])
  })

  it('is listed, and so are its recipients, filtered by part of the email and by state', async () => {
    await create()
    const [email = ''] = [...(await subscribe(2))]
    expect((await app.call('GET /admin/newsletter/issues', {}, { token })).rows).toMatchObject([{ subject: 'Spring', state: 'draft' }])
    const found = async (filters: { q?: string; state?: 'subscribed' | 'unsubscribed' }) =>
      (await app.call('GET /admin/newsletter/subscribers', filters, { token })).rows.length
    expect([await found({}), await found({ q: email.toUpperCase() }), await found({ state: 'unsubscribed' })]).toEqual([2, 1, 0])
    const file = await app.http.inject({ url: '/api/admin/newsletter/subscribers/export', headers: { authorization: `Bearer ${token}` } })
    expect(file.payload).toContain(`${email},subscribed,import,`)
  })
})

it('Markdown becomes blocks of a mail', () => {
  expect(blocksOf(`${content.body}\n\n- One\n- Two\n\n![A bell](/media/a.webp)`, 'https://shop.example')).toEqual([
    { type: 'title', text: 'New kit' },
    { type: 'paragraph', text: 'It lasts: see the shop (https://shop.example/market).' },
    { type: 'button', label: 'Look around', url: 'https://shop.example/collections/strength' },
    { type: 'paragraph', text: '• One\n• Two' },
    { type: 'picture', url: 'https://shop.example/media/a.webp', alt: 'A bell' },
  ])
  expect(blocksOf('> It lasts.\n> Truly.', '')).toEqual([{ type: 'paragraph', text: '“It lasts.\nTruly.”' }])
  const first = (body: string) => excerptOf(blocksOf(body, ''))
  expect([first('# New\n\n- One\n- Two'), first('- One\n\nSome\nwords')]).toEqual(['One, Two', 'Some words'])
})
