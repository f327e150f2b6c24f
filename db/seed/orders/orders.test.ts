import { expect, it } from 'vitest'
import { products } from '../catalogue/index.ts'
import { accountOrders } from './accounts.ts'
import { companions } from './companions.ts'
import { draftOrders } from './drafts.ts'
import { historyOf } from './history.ts'
import { demoPeople } from './people.ts'

const people = demoPeople()
const drafts = draftOrders(people, products)
const lines = drafts.flatMap(({ buyer, daysAgo, items }) => items.map((item) => ({ buyer, daysAgo, ...item })))

it("the demo has some 250 different customers, with emails that can't be delivered", () => {
  expect(people).toHaveLength(250)
  expect(new Set(people.map(({ email }) => email)).size).toBe(people.length)
  expect(people.filter(({ email }) => !/^[a-z]+\.[a-z]+\.[a-z]{2}@example\.com$/.test(email))).toEqual([])
})

it('the demo orders are the same in every run, about 900 lines', () => {
  expect(draftOrders(demoPeople(), products)).toEqual(drafts)
  expect(lines.length).toBeGreaterThan(850)
  expect(lines.length).toBeLessThan(1100)
  expect(new Set(drafts.map(({ buyer }) => buyer.email)).size).toBe(people.length)
})

it('nobody buys a product before it is on sale, nor twice unless it is used up', () => {
  expect(lines.filter(({ daysAgo, product }) => product.publishedDaysAgo <= daysAgo)).toEqual([])
  const gear = lines.filter(({ product }) => product.attributes.some(({ name }) => name === 'Material'))
  const bought = gear.map(({ buyer, product }) => `${buyer.email} ${product.slug}`)
  expect(new Set(bought).size).toBe(bought.length)
})

it('products that are bought together exist', () => {
  const slugs = new Set(products.map(({ slug }) => slug))
  const named = Object.entries(companions).flatMap(([slug, others]) => [slug, ...Object.keys(others)])
  expect(named.filter((slug) => !slugs.has(slug))).toEqual([])
})

it('the demo shopper has an order in each state', () => {
  const now = new Date('2026-03-02T10:00:00Z')
  const histories = accountOrders(products).map(({ daysAgo, isCancelled }) =>
    [0, 0.999].map((pace) => historyOf({ orderedAt: new Date(now.getTime() - daysAgo * 86_400_000), isCancelled, pace }, now)),
  )
  const states = histories.map((both) => new Set(both.map((one) => `${one.order_status} ${one.shipping_status}`)))
  expect(states.map((both) => [...both].join(' or '))).toEqual([
    'Completed Delivered',
    'Completed Delivered',
    'Completed Delivered',
    'Cancelled NotYetShipped',
    'Completed Delivered',
    'Processing Shipped',
    'Processing NotYetShipped',
    'Pending NotYetShipped',
  ])
})
