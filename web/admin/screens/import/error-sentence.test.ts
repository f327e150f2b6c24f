import { beforeAll, expect, test } from 'vitest'
import '#web/admin/text/texts.ts'
import { loadText, textIn } from '#web/lib/text.ts'
import { errorSentence } from './error-sentence.ts'

beforeAll(async () => {
  await Promise.all([loadText('en', ['admin-imports']), loadText('bn', ['admin-imports'])])
})
const sentenceOf = (message: string, column = 'Price', locale = 'en') =>
  errorSentence({ line: 2, column, message }, textIn(locale, 'admin-imports'))

test.each([
  ['is missing', 'Price', 'Line 2: Price is missing.'],
  ['has no prices', '', 'This file has no rows below its column names.'],
  ['is not a SKU of this shop', 'SKU', 'Line 2: No product here has this SKU. Check its spelling, or add the product first.'],
  [
    'has points between thousands: write 1234.50',
    'Price',
    'Line 2: Price has to be written without separators between thousands, such as 1234.50.',
  ],
  ['must be a number, 0 or more', 'Price', 'Line 2: Price has to be a number from 0 up, such as 1234.50.'],
  [
    'is in ₹, but prices of this shop are in EUR',
    'Price',
    'Line 2: Price is in ₹, but your shop sells in EUR. Convert it, and leave the sign out or write EUR.',
  ],
  ['has more decimals than are possible here', 'Price', 'Line 2: Price has too many decimals.'],
  [
    'is not an international number (+…)',
    'Phone',
    'Line 2: Phone has to be a phone number with its country code, such as +44 20 7946 0018.',
  ],
  ['is a bundle: its stock follows from what it consists of', 'SKU', 'Line 2: SKU is a bundle: its stock follows from what it consists of'],
])('"%s" of %s is a whole sentence', (message, column, sentence) => {
  expect(sentenceOf(message, column)).toBe(sentence)
})

test('import errors are translated to Bengali', () => {
  expect(sentenceOf('is not a SKU of this shop', 'SKU', 'bn')).toBe(
    'লাইন ২: এই SKU-র কোনো পণ্য এখানে নেই। বানান মিলিয়ে দেখুন, নয়তো আগে পণ্যটি যোগ করুন।',
  )
  expect(sentenceOf('is in ₹, but prices of this shop are in EUR', 'Price', 'bn')).toBe(
    'লাইন ২: Price ₹-তে দেওয়া, কিন্তু আপনার দোকানের মুদ্রা EUR। রূপান্তর করে চিহ্ন ছাড়া বা EUR দিয়ে লিখুন।',
  )
})
