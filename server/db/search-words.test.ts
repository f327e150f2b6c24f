import { expect, test } from 'vitest'
import { hasNoWords, searchQuery } from './search-words.ts'

test.each([
  ['siz', 'siz:*'],
  ['  Great grip! ', 'Great:* & grip:*'],
  [`a' | !b & (c:*) <-> \\ "d"`, 'a:* & b:* & c:* & d:*'],
  ['ভালো পণ্য', 'ভালো:* & পণ্য:*'],
  ['%_\\ :* !!', null],
  ['a '.repeat(100), Array.from({ length: 8 }, () => 'a:*').join(' & ')],
])('%s is searched as %s', (typed, query) => expect(searchQuery(typed)).toBe(query))

test.each([
  ['', false],
  ['  ', false],
  ['--', true],
  ['Ada M.', false],
])('that %j is searched and has no word: %s', (typed, isVoid) => expect(hasNoWords(typed)).toBe(isVoid))
