import { existsSync, readFileSync } from 'node:fs'
import { afterEach, describe, expect, it } from 'vitest'
import { json, startWordpress, wordpressPost } from '#test/wordpress.ts'
import { Feed } from './external-feed.ts'
import { fetchFeed } from './fetch-feed.ts'
import { isAllowed, isSigned, pictureAddress } from './picture-addresses.ts'
import { readFeed } from './read-feed.ts'

type Site = Awaited<ReturnType<typeof startWordpress>>
let site: Site | undefined
afterEach(() => site?.stop())

const requestFor = ({ url }: Site, timeoutMs = 60_000) => ({
  url,
  name: 'Notes',
  pictureHosts: [new URL(url).host],
  secret: 's',
  timeoutMs,
})

/** A recorded response of a real WordPress. */
const recording = new URL('../../../../shared/data/wordpress/posts-embed.json', import.meta.url)

describe('a WordPress site', () => {
  it('is read in a separate thread', async () => {
    site = await startWordpress(
      json([wordpressPost({ slug: 'a', title: { rendered: 'Sleep &amp; squats' } }), wordpressPost({ status: 'draft' })]),
    )
    const posts = await fetchFeed(requestFor(site))
    expect(posts.map(({ summary }) => summary.title)).toEqual(['Sleep & squats'])
    expect(posts[0]).toMatchObject({
      html: '<h2 id="s-begin">Begin</h2><p>A text of some words.</p>',
      summary: { description: 'What it is about.', author: 'Ada', publishedAt: '2026-02-01T08:00:00.000Z', source: { name: 'Notes' } },
    })
    expect(site.asked).toEqual(['/wp-json/wp/v2/posts?_embed&order=desc&page=1&per_page=100&status=publish'])
  })

  it('shows the valid posts when others are damaged', async () => {
    site = await startWordpress(
      json([null, 7, { id: 'x' }, wordpressPost({ content: null, title: { rendered: 'Here' } }), wordpressPost({ link: 'javascript:1' })]),
    )
    expect((await readFeed(requestFor(site))).map(({ summary }) => summary.title)).toEqual(['Here'])
  })

  it("can't harm us with what it sends", async () => {
    const rendered = `<p onclick="x()">Hi</p><script>alert(1)</script><img src="http://169.254.169.254/meta"><a href="javascript:x()">a</a>`
    site = await startWordpress(json([wordpressPost({ title: { rendered: '<img src=x onerror=x()>T' }, content: { rendered } })]))
    const [post] = await readFeed(requestFor(site))
    expect(post!.summary.title).toBe('T')
    expect(post!.html).toBe('<p>Hi</p><a>a</a>')
  })

  it.each([
    ['is slow', () => {}],
    ['sends no JSON', (_: unknown, response: { end: (text: string) => void }) => response.end('<html>')],
    ['sends no list', (_: unknown, response: { end: (text: string) => void }) => response.end('{"code":"rest_no_route"}')],
    ['is broken', (_: unknown, response: { writeHead: (status: number) => { end: () => void } }) => response.writeHead(500).end()],
    [
      'leads elsewhere',
      (_: unknown, response: { writeHead: (status: number, headers: object) => { end: () => void } }) =>
        response.writeHead(302, { location: 'http://127.0.0.1/' }).end(),
    ],
  ])('that %s fails', async (_, answer) => {
    site = await startWordpress(answer)
    await expect(readFeed(requestFor(site, 200))).rejects.toBeInstanceOf(Error)
  })

  it('is cut off when its response never ends', async () => {
    site = await startWordpress((_, response) => {
      const more = () => response.write('['.repeat(1_000_000), (error) => error ?? more())
      more()
    })
    await expect(readFeed(requestFor(site, 10_000))).rejects.toThrow('more than')
  })

  it('is parsed as recorded', async ({ skip }) => {
    if (!existsSync(recording)) return skip('skipped: no shared data')
    site = await startWordpress((_, response) => void response.end(readFileSync(recording)))
    const posts = await readFeed({ ...requestFor(site), pictureHosts: ['127.0.0.1:8088'] })
    expect(posts.length).toBeGreaterThan(5)
    expect(JSON.stringify(posts).length).toBeLessThan(readFileSync(recording).length)
    for (const { html } of posts) expect(html).not.toMatch(/<(script|form|input|iframe)|on\w+=|srcset/)
  })
})

describe('the external feed', () => {
  const open = (fetch: () => Promise<never[]>) => {
    const state = { now: 0, fetched: 0, failures: 0, changes: 0 }
    const feed = new Feed({
      read: () => {
        state.fetched += 1
        return fetch()
      },
      onChange: () => (state.changes += 1),
      onFailure: () => (state.failures += 1),
      now: () => state.now,
    })
    return { feed, state }
  }
  const post = { summary: { slug: 'a' }, updatedAt: '', html: '', headings: [] } as never

  it('never makes a page wait, and is fetched once for parallel requests', async () => {
    const { feed, state } = open(() => Promise.resolve([post]))
    for (let n = 0; n < 50; n += 1) expect(feed.articles()).toEqual([])
    expect(await feed.loaded()).toHaveLength(1)
    expect(state).toMatchObject({ fetched: 1, changes: 1 })
  })

  it('shows stale posts while it is fetched and while the site fails, and reports changes', async () => {
    let answer: () => Promise<never[]> = () => Promise.resolve([post])
    const { feed, state } = open(() => answer())
    await feed.loaded()
    answer = () => Promise.reject(new Error('down'))
    state.now += 400_000
    expect(feed.articles()).toHaveLength(1)
    await Promise.resolve()
    expect(feed.articles()).toHaveLength(1)
    expect(state.changes).toBe(1)
  })

  it('is retried with growing delays while the site fails', async () => {
    const { feed, state } = open(() => Promise.reject(new Error('down')))
    for (let second = 0; second < 3600; second += 1) {
      state.now = second * 1000
      feed.articles()
      await Promise.resolve()
      await Promise.resolve()
    }
    expect(state.fetched).toBeGreaterThan(4)
    expect(state.fetched).toBeLessThan(12)
    expect(feed.articles()).toEqual([])
  })
})

describe('pictures', () => {
  it('are proxied only for URLs that we signed, from configured hosts', () => {
    const url = 'https://notes.example/a.jpg'
    const [, signature = ''] = /blog-pictures\/(.*)\.webp/.exec(pictureAddress('secret', url)) ?? []
    expect(isSigned('secret', signature, url)).toBe(true)
    expect(isSigned('secret', signature, `${url}?x`)).toBe(false)
    expect(isSigned('other', signature, url)).toBe(false)
    expect(isAllowed(url, ['notes.example'])).toBe(true)
    for (const bad of [
      'https://evil.example/a.jpg',
      'file:///etc/passwd',
      'https://a:b@notes.example/',
      'http://notes.example:81/',
      'notes.example',
    ])
      expect(isAllowed(bad, ['notes.example']), bad).toBe(false)
  })
})
