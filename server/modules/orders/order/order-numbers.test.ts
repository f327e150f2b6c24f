import { expect, it } from 'vitest'
import { orderNumberFormat } from '#server/config/order-number.ts'
import { numberPart } from './order-numbers.ts'

it("the setting of order numbers accepts formats that end in the number's digits, and no others", () => {
  const read = (text: string) => orderNumberFormat.safeParse(text).data
  expect(read('GF-{number}')).toEqual({ before: 'GF-', after: '' })
  expect(read('{number}')).toEqual({ before: '', after: '' })
  expect(read('2026-{number}-EU')).toEqual({ before: '2026-', after: '-EU' })
  expect(read('S{number}')).toEqual({ before: 'S', after: '' })
  for (const wrong of [
    '',
    'GF-',
    'S2{number}',
    '2{number}',
    '{number}-2',
    '{number}{number}',
    '{number}-',
    '-{number}',
    '-A{number}',
    'gf-{number}',
    'Ä{number}',
    'A B{number}',
    '=A{number}',
    'ABCDEFGHIJKLM{number}',
  ])
    expect([wrong, read(wrong)]).toEqual([wrong, undefined])
})

it('the search finds a number by its digits in any format, and does not mistake words or sizes for one', () => {
  expect(['S-100042-EU', ' s-100042-eu ', '#100042', 'gf 100042', '0042'].map(numberPart)).toEqual([
    'S100042EU',
    'S100042EU',
    '100042',
    'GF100042',
    '0042',
  ])
  expect(['kettlebell', '10 kg', '№42', '%', ''].map(numberPart)).toEqual([null, null, null, null, null])
})
