import { expect, test } from 'vitest'
import { withoutLinks } from './plain.ts'

test.each([
  ['https://evil.example/x', 'https: //evil. example/x'],
  ['Win at evil.example', 'Win at evil. example'],
  ['www.evil.example', 'www. evil. example'],
  ['me@evil.example', 'me@evil. example'],
  ['магазин.рф', 'магазин. рф'],
  ['1.evil.co', '1. evil. co'],
])('%s is no link anymore', (typed, plain) => {
  expect(withoutLinks(typed)).toBe(plain)
})

test.each(['Ada Moreno', 'St. Mary Road 12.5', "O'Neill-Smith", '4 Rue de l’Église, Apt. 3'])('%s stays as it is', (typed) => {
  expect(withoutLinks(typed)).toBe(typed)
})
