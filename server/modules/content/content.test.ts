import { readdirSync, readFileSync } from 'node:fs'
import { copyFile, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished, test } from 'vitest'
import { startCpuTimer } from '#test/cpu-time.ts'
import { readConfig } from '#server/config.ts'
import { decodeText, Pages, renderMarkdown } from './content.ts'
import { readFrontMatter } from './front-matter.ts'
import { sanitize } from './sanitize.ts'

const config = readConfig({})
const pages = new Pages(config)
const folder = (locale: string, kind: string) => join(config.contentDir, locale, kind)
const names = readdirSync(folder('en', 'pages')).map((file) => file.replace('.md', ''))
const texts = names.filter((name) => name !== 'faq')

const now = new Date('2026-03-02T10:00:00Z')

describe("the shop's text pages", () => {
  it.each(texts)('%s has a title, a description and a date, and no unfilled placeholder', async (name) => {
    const page = await pages.read(name, now)
    expect(page.title).not.toBe('')
    expect(page.description.length).toBeGreaterThan(40)
    expect(page.updatedAt).toMatch(/^\d{4}-\d\d-\d\d$/)
    expect(`${page.title} ${page.description} ${page.html}`).not.toContain('{{')
  })

  it('mention the demo only in the demo, in every language', async () => {
    const about = async (locale: string, demo: boolean) =>
      (await new Pages({ ...readConfig({ LOCALE: locale }), demo }).read('about', now)).html
    for (const locale of ['en', 'bn']) {
      const real = await about(locale, false)
      expect(real).not.toMatch(/Portugal|পর্তুগাল/)
      expect(await about(locale, true)).toMatch(/Portugal|পর্তুগাল/)
    }
  })

  it('mention the numbers that are configured in the shop', async () => {
    const { html } = await new Pages(readConfig({ POINTS_WORTH: '321' })).read('terms-of-service', now)
    expect(html).toContain('321 points are worth')
    const returns = async (days: string) => (await new Pages(readConfig({ RETURN_DAYS: days })).read('return-policy', now)).html
    expect(await returns('45')).toContain('<strong>45 days</strong> from the day the parcel arrives')
    // The text doesn't promise what the shop doesn't offer.
    const none = await returns('0')
    expect(none).not.toContain('from the day the parcel arrives')
    expect(none).toContain('Within the first <strong>14 days</strong>')
  })

  it('name the buttons of an order as the interface does', () => {
    for (const locale of ['en', 'bn']) {
      const { returns } = JSON.parse(readFileSync(join(import.meta.dirname, `../../../web/text/${locale}/order.json`), 'utf8')) as {
        returns: Record<'action' | 'withdraw', string>
      }
      const text = readFileSync(join(folder(locale, 'pages'), 'return-policy.md'), 'utf8')
      for (const button of [returns.action, returns.withdraw]) expect(text).toContain(`- **${button}**,`)
      expect(text).toContain(`"${returns.withdraw}"`)
    }
  })

  it.each(names)('%s has a Bengali translation with the same sections', (name) => {
    const sections = (locale: string) => readFileSync(join(folder(locale, 'pages'), `${name}.md`), 'utf8').match(/^##+ /gm)
    expect(sections('bn')).toEqual(sections('en'))
  })

  it('are not found under another name', async () => {
    await expect(pages.read('nothing', now)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(pages.read('faq', now)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('fall back to English in a language without translations', async () => {
    const contentDir = await mkdtemp(join(tmpdir(), 'content-'))
    onTestFinished(() => rm(contentDir, { recursive: true }))
    await mkdir(join(contentDir, 'en', 'pages'), { recursive: true })
    await copyFile(join(folder('en', 'pages'), 'about.md'), join(contentDir, 'en', 'pages', 'about.md'))
    const page = await new Pages({ ...config, contentDir, locales: ['bn', 'en'] }).read('about', now)
    expect(page).toMatchObject({ title: 'About us', locale: 'en' })
  })
})

describe('the search in questions', () => {
  const found = async (q: string) => (await pages.faq(q, now)).groups.flatMap(({ items }) => items.map(({ question }) => question))

  it('finds other forms of a word, and ranks matches in the question first', async () => {
    expect(await found('points expiring')).toEqual(['Do points expire?'])
    expect(await found('RETURNED')).toContain('How long do I have to return something?')
    expect((await found('points'))[0]).toMatch(/points/i)
    expect(await found('xylophone')).toEqual([])
    expect(await found('!!!')).toEqual([])
  })
})

describe('Markdown', () => {
  it('becomes HTML with sections that can be linked to', async () => {
    const { html, headings } = await renderMarkdown('## How to\n\nDo it.\n\n## How to\n\n| a |\n| - |\n| b |\n')
    expect(headings).toEqual([
      { id: 's-how-to', text: 'How to' },
      { id: 's-how-to-2', text: 'How to' },
    ])
    expect(html).toContain('<h2 id="s-how-to">How to</h2>')
    expect(html).toContain('<td>b</td>')
    // It may scroll sideways, by keyboard, too.
    expect(html).toContain('<table tabindex="0">')
  })

  it('has readable section ids in every script', async () => {
    const { headings } = await renderMarkdown('## সবার আগে র‍্যাপ\n\n## Où êtes-vous ?\n')
    expect(headings.map(({ id }) => id)).toEqual(['s-সবার-আগে-র্যাপ', 's-ou-etes-vous'])
  })

  it('shows no external pictures', async () => {
    const { html } = await renderMarkdown('![a](https://elsewhere.example/x.png) ![b](/pictures/still-log.avif)')
    expect(html.match(/<img/g)).toHaveLength(1)
  })

  it('requires front matter', () => {
    expect(() => readFrontMatter('# Hello')).toThrow('front matter')
    expect(() => readFrontMatter('---\na: [\n---\n')).toThrow(/sequence/)
  })
})

/** Anything that another site may send. */
const attacks = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<a href="javascript:alert(1)">a</a>',
  '<a href="  java\nscript:alert(1)">a</a>',
  '<iframe src="https://evil.example"></iframe>',
  '<svg><script>alert(1)</script></svg>',
  '<style>body{display:none}</style>',
  '<p style="position:fixed" onclick="alert(1)" class="x" id="content">a</p>',
  '<form action="https://evil.example"><input name="password"></form>',
  '<object data="x"></object><embed src="x"><base href="https://evil.example">',
  '<meta http-equiv="refresh" content="0;url=https://evil.example">',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
  '<img src="http://127.0.0.1/admin">',
  '<a href="//evil.example">a</a>',
  '<template><img src=x onerror=alert(1)></template>',
  '<!--<img src="--><img src=x onerror=alert(1)//">',
]

/** Staff who write texts must not be able to stop the shop. */
const endless = ['_a', '*a ', '> ', '- ', '[', '[a](', '<', '`a ', '![[', '|a', 'http://', '<!--', '~~a', '**a*']

describe('Markdown', () => {
  it.each(endless)(
    'of nothing but "%s" is rendered in linear time',
    async (piece) => {
      const { html } = await renderMarkdown(piece.repeat(10_000 / piece.length))
      expect(html.length).toBeLessThan(200_000)
    },
    5000,
  )

  it('supports tables, bare links and inline HTML', async () => {
    const { html } = await renderMarkdown('See https://a.example/x ~~not~~ <kbd>K</kbd>\n\n| a |\n|---|\n| b |')
    expect(html).toContain('<a href="https://a.example/x" rel="noopener nofollow ugc">https://a.example/x</a> <s>not</s> <kbd>K</kbd>')
    expect(html).toMatch(/<table tabindex="0">[^]*<td>b<\/td>/)
  })
})

describe('sanitized HTML', () => {
  it.each(attacks)('%s has no effect', (html) => {
    const clean = sanitize(html, { pictureOf: () => null, base: 'https://notes.example/' })
    expect(clean).not.toMatch(
      /<(script|style|iframe|svg|form|input|object|embed|base|meta|math|template|img)|on\w+=|javascript:|style=|class=|id=/i,
    )
  })

  it('with endless nesting is processed in linear time', () => {
    expect(sanitize('<div>'.repeat(50_000), { pictureOf: () => null }).length).toBeLessThan(1000)
  })

  it('marks external links, and leaves internal ones unchanged', () => {
    const rules = { pictureOf: () => null }
    expect(sanitize('<a href="https://a.example/">a</a>', rules)).toBe('<a href="https://a.example/" rel="noopener nofollow ugc">a</a>')
    expect(sanitize('<a href="/faq">a</a>', rules)).toBe('<a href="/faq">a</a>')
    expect(sanitize('<a href="/faq">a</a>', { ...rules, base: 'https://a.example/' })).toContain('href="https://a.example/faq"')
  })
})

test('with endless unclosed tags is processed in linear time', () => {
  const cpuMs = startCpuTimer()
  expect(decodeText(`${'<'.repeat(64_000)}<b>x</b>`)).toMatch(/^<+ x$/)
  expect(cpuMs()).toBeLessThan(500)
})
