import { expect, test } from 'vitest'
import type { Locale } from '#contract/locales.ts'
import { targetsOf } from './languages.ts'

/** As if the shop's texts were complete in more languages. */
const known = ['en', 'bn', 'fr', 'es'] as unknown as Locale[]

test.each([
  [
    ['en', 'bn'],
    ['bn', 'fr', 'es'],
  ],
  [
    ['bn', 'es', 'en'],
    ['en', 'es', 'fr'],
  ],
  [['fr'], ['en', 'bn', 'es']],
])('a shop in %j is translated into %j', (offered, targets) => {
  expect(targetsOf(offered, known)).toEqual(targets)
})
