import { expect, test } from 'vitest'
import { defaultSections, type SectionKind } from '#contract/site/names.ts'
import { createRenderer } from './entry.server.tsx'
import { card as bell } from './page-answers.ts'

const card = { ...bell, info: { ...bell.info, name: 'Bell' } }
/** The first is in the hero; of the others, four are picked. */
const cards = ['p1', 'p2', 'p3', 'p4', 'p5', 'p6'].map((id) => ({ ...card, id }))
const review = { id: 'r1', author: 'Lena Y.', rating: 5, text: 'Dropped on concrete, and not a mark on it.' }
const record = { id: 'r', lift: 'squat', measure: 'weight', value: 142.5, performedOn: '2026-03-01', note: '', gain: 2.5 }
const club = {
  id: 'c',
  slug: 'early-bar',
  name: 'Early Bar',
  description: '',
  place: 'Porto',
  cover: null,
  members: 2,
  visibility: 'public',
}
const story = {
  slug: 'form',
  title: 'Form first',
  description: 'Why.',
  picture: null,
  author: 'Ada',
  category: 'sports',
  publishedAt: '2026-02-01T10:00:00.000Z',
  tags: [],
  minutes: 3,
}
/** A shop that has something for each section. */
const answers: Record<string, unknown> = {
  'GET /public/shop': {
    name: 'Ironhouse',
    supportEmail: 'help@x.example',
    locale: 'en',
    locales: ['en'],
    currency: { name: 'USD', language: 'en', style: 'IN' },
    countries: [],
    freeShippingFrom: 75,
    returnDays: 30,
    paymentMethods: ['Stripe', 'COD'],
  },
  'GET /categories': { categories: [{ id: 'c', name: 'Bells', slug: 'bells', description: '', photo: null, children: [] }] },
  'GET /public/window': { pictures: {} },
  'GET /public/waitlist': { isOpen: true, publishAt: null, showsProducts: true },
  'GET /public/review-totals': { count: 2, average: 4.5 },
  'GET /brands': { brands: [] },
  'GET /user/blogs': { blogs: [story], total: 1, months: [] },
  'GET /user/products': { products: [card], totalProducts: 30, nextCursor: null, facets: {} },
  'GET /user/products/tag/:tag': { products: cards },
  'GET /user/order/review/:id': { reviews: [review] },
  'GET /post/popular': {
    items: [
      { id: 'p', author: { id: 'u', handle: 'ada', name: 'Ada M.', avatar: null }, text: '', media: [], club: null, record, products: [] },
    ],
    nextCursor: null,
  },
  'GET /clubs': { items: [club], nextCursor: null },
}
const words = { title: '', text: '', by: '', linkText: '', path: null, picture: null, products: [], target: null }

/** The headings or names of its sections. */
async function headings(sections: readonly SectionKind[] | null): Promise<string[]> {
  const front = { sections: sections && sections.map((section) => ({ id: section, section, ...words })) }
  const transport = async (route: string) => ({ ...answers, 'GET /public/front': front })[route]
  const { html } = await (await createRenderer({ manifest: null, transport }))({ url: 'https://shop.example/' })
  const main = html
    .join('')
    .replace(/^.*<main/s, '')
    .replace(/<\/main>.*$/s, '')
  return [...main.matchAll(/<section[^>]*>|<h[12][^>]*>(.*?)<\/h[12]>/gs)].map(([tag, text]) => text ?? tag.replace(/ class="[^"]*"/, ''))
}

test('the front page has the sections that the back office lists, in that order, and keeps each when they are saved', async () => {
  const usual = await headings(null)
  expect(await headings(defaultSections)).toEqual(usual)
  for (const section of defaultSections)
    expect((await headings(defaultSections.filter((other) => other !== section))).length, section).toBeLessThan(usual.length)
})
