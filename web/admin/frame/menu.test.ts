import { expect, test } from 'vitest'
import { menu } from './menu.ts'

test('each letter after G goes to one screen', () => {
  const letters = menu.flat().flatMap(({ letter }) => letter ?? [])
  expect(letters.filter((letter, at) => letters.indexOf(letter) !== at)).toEqual([])
})
