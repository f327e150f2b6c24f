import { expect, it } from 'vitest'
import { limits } from '#contract/limits.ts'
import { sizeIn } from '#contract/size-fit.ts'
import { products } from '../catalogue/index.ts'
import { parseReview } from './parse.ts'
import { writtenQuestions } from './questions.ts'
import { reviewTexts } from './texts/index.ts'

const written = Object.entries(reviewTexts).flatMap(([slug, texts]) => texts.map((text) => ({ slug, ...parseReview(text) })))
const asked = Object.entries(writtenQuestions).flatMap(([slug, questions]) => questions.map((one) => ({ slug, ...one })))

it('the demo has more than 650 unique reviews, with every number of stars', () => {
  expect(written.length).toBeGreaterThan(650)
  expect(new Set(written.map(({ text }) => text)).size).toBe(written.length)
  expect(new Set(written.map(({ rating }) => rating))).toEqual(new Set([1, 2, 3, 4, 5]))
})

it('each review is of an existing product and one of its variants', () => {
  const bySlug = new Map(products.map((product) => [product.slug, product]))
  const isPossible = ({ slug, variant }: (typeof written)[number]) => {
    const values = bySlug.get(slug)?.options.flatMap((option) => option.values)
    return values !== undefined && (variant === null || values.includes(variant))
  }
  expect(written.filter((one) => !isPossible(one))).toEqual([])
})

it('only reviews of products with sizes say how they fit, as often as their sum is shown for', () => {
  const sized = products.filter(({ variants }) => variants.every(({ options }) => sizeIn(options) !== undefined))
  const saying = written.filter(({ fit }) => fit !== null)
  expect([...new Set(saying.map(({ slug }) => slug))].filter((slug) => !sized.some((one) => one.slug === slug))).toEqual([])
  const enough = Object.entries(Object.groupBy(saying, ({ slug }) => slug)).filter(([, all]) => all!.length >= limits.reviews.fitMin)
  expect(enough.length).toBeGreaterThan(5)
})

it('the demo has more than 120 questions about products, without duplicates for a product', () => {
  expect(asked.length).toBeGreaterThan(120)
  expect(new Set(asked.map(({ slug, question }) => `${slug} ${question}`)).size).toBe(asked.length)
  for (const { slug } of asked)
    expect(
      products.some((one) => one.slug === slug),
      slug,
    ).toBe(true)
})
