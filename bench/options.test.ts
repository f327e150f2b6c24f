import { describe, expect, it } from 'vitest'
import { readOptions } from './options.ts'

describe('the command-line arguments', () => {
  it('choose the parts, the duration and the output file', () => {
    expect(readOptions([])).toMatchObject({ seconds: 4, warmUp: { seconds: 1 }, json: undefined })
    expect([...readOptions([]).parts]).toEqual(expect.arrayContaining(['start', 'product-list', 'guest-checkout', 'pages']))
    const options = readOptions(['--only', 'product', '--only', 'pages', '--quick', '--seconds', '2.5', '--json', 'out.json'])
    expect(options).toMatchObject({ seconds: 2.5, warmUp: { seconds: 0.5 }, json: 'out.json' })
    expect([...options.parts]).toEqual(['product', 'pages'])
  })

  it('choose the number of products and where the database is stored', () => {
    expect(readOptions([]).database).toMatchObject({ products: 1000, fresh: false })
    expect(readOptions([]).database.parent).toMatch(/tmp.bench$/)
    const { database } = readOptions(['--products', '100000', '--keep', '/somewhere', '--fresh'])
    expect(database).toEqual({ products: 100_000, parent: '/somewhere', fresh: true })
  })

  it('choose the size of the community', () => {
    expect(readOptions([]).community).toEqual({ people: 2000, posts: 20_000 })
    expect(readOptions(['--people', '10000', '--posts', '500000']).community).toEqual({ people: 10_000, posts: 500_000 })
  })

  it('name the folder of another build to compare with', () => {
    expect([readOptions([]).against, readOptions(['--only', 'search', '--against', '../before']).against]).toEqual([undefined, '../before'])
  })

  it('choose the number of orders', () => {
    expect([readOptions([]).orders, readOptions(['--orders', '100000']).orders]).toEqual([24_000, 100_000])
  })

  it('that are invalid are refused with a list of the valid ones', () => {
    expect(() => readOptions(['--only', 'prodct'])).toThrow(`I don't know "prodct"; there are start, product-list`)
    expect(() => readOptions(['--fast'])).toThrow('there are --only name')
    for (const seconds of ['0', '-1', 'soon', '601']) expect(() => readOptions([`--seconds=${seconds}`])).toThrow('--seconds takes')
    for (const products of ['0', '1.5', 'many', '1000001'])
      expect(() => readOptions([`--products=${products}`])).toThrow('--products takes')
  })
})
