import { expect, test } from 'vitest'
import { menu } from './menu.ts'

test('each keyboard shortcut with G leads to one screen', () => {
  const letters = menu.flat().flatMap(({ letter }) => letter ?? [])
  expect(letters.filter((letter, at) => letters.indexOf(letter) !== at)).toEqual([])
})
