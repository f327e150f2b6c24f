import { expect, test } from 'vitest'
import { contentText } from '#contract/content-text.ts'
import { products as catalogue } from './catalogue/index.ts'
import { contentOf, contents } from './contents.ts'

const products = Object.keys(contents).map((slug) => catalogue.find((one) => one.slug === slug)!)

test.each(products)('the content of $slug matches its description', ({ slug, name, fullDescription, attributes, variants }) => {
  const text = [name, ...fullDescription, ...attributes.map(({ value }) => value)].join('\n')
  const packs = [...text.matchAll(/(\d+) (?:sticks|gels|bars|blocks) of (\d+) g/g)].map(
    ([, count, grams]) => `${Number(count) * Number(grams)} g`,
  )
  for (const { options } of variants) {
    const said = contentText(contentOf(slug, options).content!)
    expect([...packs, ...Object.values(options), ...(text.includes(said) ? [said] : [])]).toContain(said)
  }
})

test('all food has a content', () => {
  const eaten = catalogue.filter(({ categories }) => ['protein', 'performance', 'snacks', 'vitamins'].includes(categories[0]!))
  expect(eaten.length).toBeGreaterThan(5)
  expect(eaten.filter(({ slug }) => !(slug in contents)).map(({ slug }) => slug)).toEqual([])
})
