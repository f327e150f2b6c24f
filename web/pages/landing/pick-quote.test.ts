import { expect, it } from 'vitest'
import { isQuotable } from './pick-quote.ts'

const review = { rating: 5, author: 'Hannah C.', text: 'Dropped from overhead on concrete. Not a mark.' }

it.each([
  ['is short, full of praise and in the language of the page', {}, 'en', true],
  ['is in Bengali, on a page in Bengali', { text: 'এক মাস ধরে ব্যবহার করছি, কোনো দাগ নেই।' }, 'bn', true],
  ['is in another language', { text: 'Kaum Geruch, sauberer Stahlring, fallen weich.' }, 'en', false],
  ['is English, on a page in Bengali', {}, 'bn', false],
  ['has fewer stars', { rating: 4 }, 'en', false],
  ['is by somebody who is gone', { author: '' }, 'en', false],
  ['says hardly anything', { text: 'It is the best.' }, 'en', false],
  ['says a lot', { text: 'It is good. '.repeat(12) }, 'en', false],
])('a review that %s', (_, part, locale, expected) => {
  expect(isQuotable({ ...review, ...part }, locale)).toBe(expected)
})
