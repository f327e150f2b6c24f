import { describe, expect, it } from 'vitest'
import { readOptions } from './options.ts'

describe('the arguments', () => {
  it('say which parts, how long, and where the numbers go', () => {
    expect(readOptions([])).toMatchObject({ seconds: 4, warmUp: { seconds: 1 }, json: undefined })
    expect([...readOptions([]).parts]).toEqual(expect.arrayContaining(['start', 'product-list', 'guest-checkout', 'pages']))
    const options = readOptions(['--only', 'product', '--only', 'pages', '--quick', '--seconds', '2.5', '--json', 'out.json'])
    expect(options).toMatchObject({ seconds: 2.5, warmUp: { seconds: 0.5 }, json: 'out.json' })
    expect([...options.parts]).toEqual(['product', 'pages'])
  })

  it('that make no sense are refused with what there is', () => {
    expect(() => readOptions(['--only', 'prodct'])).toThrow('I do not know "prodct"; there are start, product-list')
    expect(() => readOptions(['--fast'])).toThrow('there are --only name')
    for (const seconds of ['0', '-1', 'soon', '601']) expect(() => readOptions([`--seconds=${seconds}`])).toThrow('--seconds takes')
  })
})
