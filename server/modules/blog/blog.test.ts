import { existsSync, mkdtempSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { blogCategories } from '#contract/blogs.ts'
import { readConfig } from '#server/config.ts'
import type { Article } from './article.ts'
import { Blogs } from './blog.ts'
import { OwnArticles } from './own-articles.ts'

const now = new Date('2026-03-02T10:00:00Z')
const config = readConfig({})
const root = join(import.meta.dirname, '../../..')

describe('the articles of the demo shop', () => {
  const blogs = new Blogs(new OwnArticles(config))
  const { blogs: all, months } = blogs.list({ offset: 0, limit: 100 }, now)

  it('are twenty, in every category, spread over some months, each with a picture', () => {
    expect(all).toHaveLength(20)
    expect(new Set(all.map(({ category }) => category))).toEqual(new Set(blogCategories))
    expect(months.length).toBeGreaterThan(2)
    expect(all.filter(({ cover }) => !cover)).toEqual([])
  })

  it.each(all.map(({ slug }) => slug))('%s is whole: sections, products that there are, links that lead somewhere', async (slug) => {
    const { html, headings, productNames, related, readingMinutes } = await blogs.read(slug, now)
    expect(readingMinutes).toBeGreaterThanOrEqual(3)
    expect(headings.length).toBeGreaterThan(2)
    expect(related).toHaveLength(3)
    for (const name of productNames) expect(existsSync(join(root, `db/seed/pictures/${name}-1.avif`)), name).toBe(true)
    for (const [, link] of html.matchAll(/href="\/blogs\/([^"]+)"/g)) expect(all.map((one) => one.slug)).toContain(link)
  })

  it('are missing in every other shop', () => {
    const real = new OwnArticles({ ...config, demo: false })
    expect(new Blogs(real).list({ offset: 0, limit: 5 }, now)).toEqual({ blogs: [], total: 0, months: [] })
  })

  it('keep their positions all week', () => {
    const dateOf = (at: string) => new Blogs(new OwnArticles(config)).list({ offset: 0, limit: 1 }, new Date(at)).blogs[0]!.publishedAt
    expect(dateOf('2026-03-02T00:00:00Z')).toBe(dateOf('2026-03-08T23:59:59Z'))
    expect(dateOf('2026-03-09T00:00:00Z')).not.toBe(dateOf('2026-03-08T23:59:59Z'))
  })
})

describe("the shop's own articles", () => {
  const folder = mkdtempSync(join(tmpdir(), 'gymfolk-content-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  mkdirSync(join(folder, 'en/blog'), { recursive: true })
  const write = (name: string, date: string, category = 'sports') =>
    writeFileSync(
      join(folder, 'en/blog', `${name}.md`),
      `---\ntitle: ${name}\ndescription: A description that is long enough.\ncategory: ${category}\nauthor: Ada\ndate: ${date}\n---\n\nText.\n`,
    )
  write('old', '2026-01-10')
  write('new', '2026-02-20', 'general')
  write('later', '2026-04-01')
  const own = () => new OwnArticles({ ...config, contentDir: folder, demo: false, watchContent: false })
  const external = (slug: string, publishedAt: string): Article => ({
    summary: {
      id: '0198c0de-0000-7000-8000-000000000009',
      slug,
      title: slug,
      description: '',
      category: 'general',
      author: 'Bo',
      publishedAt,
      readingMinutes: 1,
      cover: null,
      source: { name: 'Notes', url: 'https://notes.example/x' },
    },
    updatedAt: publishedAt,
    about: null,
    caption: null,
    productNames: [],
    text: () => Promise.resolve({ html: '<p>x</p>', headings: [] }),
  })
  const slugs = (blogs: Blogs, at: Date, filter = {}) => blogs.list({ offset: 0, limit: 10, ...filter }, at).blogs.map(({ slug }) => slug)

  it('appear on their publication day', async () => {
    const blogs = new Blogs(own())
    expect(slugs(blogs, now)).toEqual(['new', 'old'])
    await expect(blogs.read('later', now)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(slugs(blogs, new Date('2026-04-01T00:00:00Z'))).toEqual(['later', 'new', 'old'])
  })

  it('are filtered by category and month, by default the current month', () => {
    const blogs = new Blogs(own())
    expect(slugs(blogs, now, { category: 'sports' })).toEqual(['old'])
    expect(slugs(blogs, now, { filter: 'month', month: '2026-02' })).toEqual(['new'])
    expect(slugs(blogs, now, { filter: 'month' })).toEqual([])
    expect(slugs(blogs, new Date('2026-02-25T00:00:00Z'), { filter: 'month' })).toEqual(['new'])
  })

  it('are merged with external articles into one list, and win over one with the same slug', async () => {
    const posts = [external('new', '2026-02-28T00:00:00.000Z'), external('theirs', '2026-02-01T00:00:00.000Z')]
    const blogs = new Blogs(own(), { articles: () => posts })
    expect(slugs(blogs, now)).toEqual(['new', 'theirs', 'old'])
    expect((await blogs.read('new', now)).source).toBeNull()
    expect((await blogs.read('theirs', now)).source?.name).toBe('Notes')
  })

  it('with invalid front matter are reported by name', () => {
    writeFileSync(join(folder, 'en/blog', 'wrong.md'), readFileSync(join(folder, 'en/blog/old.md'), 'utf8').replace('sports', 'cooking'))
    expect(() => own().list(now.getTime())).toThrow(/wrong\.md: category/)
  })
})
