import { expect, it } from 'vitest'
import { orderNumberFormat } from '#server/config/order-number.ts'
import { numbersMeant } from './order-numbers.ts'

it('takes formats whose last digits are the number, and no others', () => {
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

it('understands a whole number, and digits alone', () => {
  const meant = (typed: string) => numbersMeant(typed, { orderNumbers: { before: 'S-', after: '-EU', start: undefined } })
  expect(meant('S-100042-EU')).toEqual(['S-100042-EU'])
  expect(meant(' s-100042-eu ')).toEqual(['S-100042-EU'])
  expect(meant('#100042')).toEqual(['100042', 'S-100042-EU', 'GF-100042'])
  expect(meant('gf 100042')).toContain('GF-100042')
  expect(meant('kettlebell')).toEqual(['KETTLEBELL'])
})
