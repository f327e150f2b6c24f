import { expect, it } from 'vitest'
import { shopStyleSheet, utilitiesOf } from './shop-styles.ts'

const words = new Set(['flex', 'md:flex', 'w-1/2', 'group-hover:underline', 'group', 'mt-[3px]', 'b'])

it.each([
  ['.flex{display:flex}.grid{display:grid}', '.flex{display:flex}'],
  ['.a,.b{color:red}', '.a,.b{color:red}'],
  ['.w-1\\/2{width:50%}.w-1\\/3{width:33%}', '.w-1\\/2{width:50%}'],
  ['.mt-\\[3px\\]{margin-top:3px}', '.mt-\\[3px\\]{margin-top:3px}'],
  ['@media (width>=48rem){.md\\:flex{display:flex}.md\\:grid{display:grid}}', '@media (width>=48rem){.md\\:flex{display:flex}}'],
  ['@media print{.grid{display:grid}}', ''],
  ['.group-hover\\:flex:is(:where(.group):hover *){display:flex}', ''],
  [
    '@media (hover:hover){.group-hover\\:underline:is(:where(.group):hover *){color:red}}',
    '@media (hover:hover){.group-hover\\:underline:is(:where(.group):hover *){color:red}}',
  ],
  ['.flex{display:flex;@media print{&{display:none}}}', '.flex{display:flex;@media print{&{display:none}}}'],
])('of %s takes what is used', (css, expected) => {
  expect(utilitiesOf(css, words)).toBe(expected)
})

it("the shop's style sheet leaves all but the utilities as it is, in its order", () => {
  const sheet =
    '@layer theme{:root{--a:1}}@layer components{.grid{color:red}}@layer utilities{.grid{display:grid}.flex{display:flex}}.grid{gap:0}'
  expect(shopStyleSheet(sheet, words)).toBe(
    '@layer theme{:root{--a:1}}@layer components{.grid{color:red}}@layer utilities{.flex{display:flex}}.grid{gap:0}',
  )
  expect(() => shopStyleSheet('.flex{}', words)).toThrow('no utilities')
})
