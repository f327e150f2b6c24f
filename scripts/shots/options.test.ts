import { describe, expect, it } from 'vitest'
import { readOptions } from './options.ts'
import { nameOf } from './state.ts'

describe('the arguments', () => {
  it('default to everything in three widths and both themes', () => {
    const { states, views, pictures } = readOptions([])
    expect(states.length).toBeGreaterThan(40)
    expect(views.map(({ width, theme }) => `${width} ${theme}`)).toEqual([
      '390 light',
      '390 dark',
      '768 light',
      '768 dark',
      '1280 light',
      '1280 dark',
    ])
    expect(pictures).toBe(true)
  })

  it('choose by the name of a page or of a state, each several times', () => {
    const { states, views, pictures } = readOptions(['--only', 'cart-empty', '--only', 'market', '--width', '390', '--theme', 'dark'])
    expect(states.map(nameOf)).toEqual(expect.arrayContaining(['market-whole', 'cart-empty']))
    expect(new Set(states.map(({ page }) => page))).toEqual(new Set(['market', 'cart']))
    expect(states.filter(({ page }) => page === 'cart')).toHaveLength(1)
    expect(views).toEqual([{ width: 390, theme: 'dark' }])
    expect(pictures).toBe(false)
    expect(readOptions(['--only', 'pictures'])).toMatchObject({ states: [], pictures: true })
  })

  it('that name an unknown page or state are refused in one line', () => {
    expect(() => readOptions(['--only', 'crat'])).toThrow(/^Unknown name "crat"; there are market, .* pictures, and each file's name$/)
    expect(() => readOptions(['--width', '400'])).toThrow('There is no width "400"; there are 390, 768, 1280')
    expect(() => readOptions(['--theme', 'sepia'])).toThrow('There is no theme "sepia"; there are light, dark')
    expect(() => readOptions(['--wdith', '390'])).toThrow('there are --only name, --width n and --theme name')
  })
})
