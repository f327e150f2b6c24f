import { expect, test } from 'vitest'
import { readConfig } from '#server/config.ts'
import { configIn, preferredLocale, translated } from './locale.ts'

test.each([
  [undefined, 'en'],
  ['bn-BD,bn;q=0.9,en;q=0.8', 'bn'],
  ['de, bn;q=0.3, en;q=0.9', 'en'],
  ['bn;q=0, *', 'en'],
  ['fr', 'en'],
  ['x'.repeat(1000), 'en'],
  [';;q=,,', 'en'],
])('who wants %s reads %s', (header, locale) => {
  expect(preferredLocale(header, ['en', 'bn'])).toBe(locale)
})

test('the configuration reads the same in its own language, and has links and texts of another in that', () => {
  const config = readConfig({ LOCALES: 'en,bn', ORIGIN: 'https://shop.example' })
  expect(configIn(config, 'en')).toBe(config)
  const bengali = configIn(config, 'bn')
  expect(bengali).toMatchObject({ pages: 'https://shop.example/bn', origin: 'https://shop.example', shop: { locale: 'bn' } })
  expect(configIn(config, 'bn')).toBe(bengali)
  expect([configIn(bengali, 'en'), configIn(bengali, null), configIn(bengali, 'bn')]).toEqual([config, config, bengali])
  expect([config, bengali].map(translated)).toEqual([null, 'bn'])
})

test('a language that the shop does not offer is none', () => {
  const config = readConfig({})
  expect(configIn(config, 'bn')).toBe(config)
  expect(() => readConfig({ LOCALES: 'en,en' })).toThrow('LOCALES names a language twice')
  expect(() => readConfig({ LOCALES: 'en,de' })).toThrow('LOCALES')
})
