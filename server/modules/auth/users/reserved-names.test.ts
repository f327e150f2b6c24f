import { describe, expect, it } from 'vitest'
import { isReservedName } from './reserved-names.ts'

const reserved = [
  ['the shop', 'Gymfolk'],
  ['the shop with a word more', 'Gymfolk Berlin'],
  ['its plural', 'Gymfolks'],
  ['two words of it', 'The Gym Folk'],
  ['spaced letters', 'G y m f o l k'],
  ['its support', 'Gymfolk Support'],
  ['in one word', 'gymfolksupport'],
  ['a title', 'Admin'],
  ['a title beside a name', 'Ada (Moderator)'],
  ['spaced out', 'A.d.m.i.n'],
  ['with a number', 'Admin 2'],
  ['with a number in it', 'Adm1n'],
  ['only roles', 'Customer Service'],
  ['Cyrillic', 'Gуmfоlк'],
  ['Greek', 'Αdμιn'],
  ['Greek capitals', 'ΑDΜΙΝ'],
  ['full width', 'Ｇｙｍｆｏｌｋ'],
  ['letters of mathematics', '𝐆𝐲𝐦𝐟𝐨𝐥𝐤'],
  ['accents', 'Gýmfölk'],
  ['signs that nobody sees', 'Gym\u200Bfo\u00ADlk'],
  ['a capital I for an l', 'GymfoIk'],
  ['rn for an m', 'Gyrnfolk'],
  ['Bengali', 'অ্যাডমিন'],
] as const
const free = [
  'Ada Moreno',
  'Olivia Staff',
  'Customer 12',
  'Adminah Rose',
  'Modesto',
  'Folke Gymnich',
  'Tran The',
  'মোহনা দাস',
  'Ольга Петрова',
  'Ωmega',
  '李 小龍',
  '!',
  '',
]

describe('a name', () => {
  it.each(reserved)('is reserved: %s (%s)', (_, name) => expect(isReservedName(name, 'Gymfolk')).toBe(true))
  it.each(free)('is free: %s', (name) => expect(isReservedName(name, 'Gymfolk')).toBe(false))

  it("is reserved only as a whole when the shop's name is as short as many personal names", () => {
    expect([isReservedName('Nora', 'Nora'), isReservedName('Nora Support', 'Nora'), isReservedName('Nora Berg', 'Nora')]).toEqual([
      true,
      true,
      false,
    ])
  })
  it('is never reserved by a shop name without letters', () => expect(isReservedName('Ada', '!!')).toBe(false))
})
