import { expect, test } from 'vitest'
import { readConfig } from '#server/config.ts'
import { configForLocale, preferredLocale, translationLocale } from './locale.ts'

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

test('the configuration is unchanged in its own language, and has the links and texts of another language in that one', () => {
  const config = readConfig({ LOCALES: 'en,bn', ORIGIN: 'https://shop.example' })
  expect(configForLocale(config, 'en')).toBe(config)
  const bengali = configForLocale(config, 'bn')
  expect(bengali).toMatchObject({ pages: 'https://shop.example/bn', origin: 'https://shop.example', shop: { locale: 'bn' } })
  expect(configForLocale(config, 'bn')).toBe(bengali)
  expect([configForLocale(bengali, 'en'), configForLocale(bengali, null), configForLocale(bengali, 'bn')]).toEqual([
    config,
    config,
    bengali,
  ])
  expect([config, bengali].map(translationLocale)).toEqual([null, 'bn'])
})

test('a language that the shop does not offer is not recognized', () => {
  const config = readConfig({})
  expect(configForLocale(config, 'bn')).toBe(config)
  expect(() => readConfig({ LOCALES: 'en,en' })).toThrow('LOCALES names a language twice')
  expect(() => readConfig({ LOCALES: 'en,de' })).toThrow('LOCALES')
})
