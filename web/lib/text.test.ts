// @vitest-environment happy-dom
import { describe, expect, test, vi } from 'vitest'
import { flatten, loadText, textOf, translate } from './text.ts'

const messages = flatten({
  hello: 'Hello {{name}}',
  nested: { deep: { key: 'Found' } },
  price: 'From {{price}} to {{price}}',
  items_one: '{{count}} item',
  items_other: '{{count}} items',
  only_other: '{{count}} pieces',
})
const say = (key: string, vars?: Record<string, string | number>, locale = 'en') => translate(messages, locale, key, vars)

describe('a text', () => {
  test('is found by its dotted key', () => expect(say('nested.deep.key')).toBe('Found'))
  test('has its variables filled in, everywhere they occur', () =>
    expect([say('hello', { name: 'Ada' }), say('price', { price: '$1' })]).toEqual(['Hello Ada', 'From $1 to $1']))
  test('is not confused by values that look like a pattern', () => expect(say('hello', { name: '$& {{name}}' })).toBe('Hello $& {{name}}'))
  test('keeps a placeholder without a value', () => expect(say('hello', {})).toBe('Hello {{name}}'))
  test('that is missing shows its key', () => expect([say('nope'), translate(undefined, 'en', 'nope')]).toEqual(['nope', 'nope']))
})

describe('a plural', () => {
  test("follows the language's rules", () => {
    expect([0, 1, 2].map((count) => say('items', { count }))).toEqual(['0 items', '1 item', '2 items'])
    expect([0, 1, 2].map((count) => say('items', { count }, 'bn'))).toEqual(['০ item', '১ item', '২ items'])
  })
  test('falls back to the general form', () => expect(say('only', { count: 1 })).toBe('1 pieces'))
})

test('a text missing in a language is shown in English and reported once', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await Promise.all([loadText('en', ['common']), loadText('bn', ['common'])])
  document.documentElement.lang = 'bn'
  const t = textOf('common') as (key: string) => string
  expect(t('close')).not.toBe('Close')
  expect([t('nobody.translated.this'), t('nobody.translated.this')]).toEqual(['nobody.translated.this', 'nobody.translated.this'])
  expect(error.mock.calls).toEqual([['The text "nobody.translated.this" is missing in text/bn/common.json']])
  error.mockRestore()
})
