/** The colors of a drawing: background, skin with its shade, hair, shirt. */
export const grounds = ['#e6d9bd', '#f0cfc2', '#d3e0c4', '#c8dfe2', '#d6d5ec', '#efd0da'] as const
export const shirts = [
  '#15171a',
  '#c8340a',
  '#1f6f68',
  '#5c5478',
  '#a83e52',
  '#3f5f8f',
  '#6b7f3a',
  '#f6f4ef',
  '#d98f2b',
  '#7a4a32',
] as const

interface Pool {
  skins: readonly (readonly [skin: string, shade: string])[]
  hairs: readonly string[]
}
const fair = [
  ['#f3cdb4', '#dfae92'],
  ['#f0c3a3', '#d9a383'],
] as const
const olive = [
  ['#e2b48c', '#c9966c'],
  ['#d9a679', '#bd875b'],
] as const
const brown = [
  ['#c48a5e', '#a66e45'],
  ['#b0764c', '#925c36'],
] as const
const dark = [
  ['#8a5a3c', '#6f452b'],
  ['#6f4630', '#563422'],
] as const
const blacks = ['#17130f', '#241a14'] as const

const northern: Pool = { skins: fair, hairs: ['#c99a4f', '#8a5a34', '#5b3a24', '#a8552c', '#3a281c', '#8f8a82'] }
const southern: Pool = { skins: [...fair.slice(1), ...olive], hairs: ['#2b1d15', '#4a2f20', '#1d1612'] }
const asian: Pool = { skins: [fair[1], olive[0]], hairs: blacks }
const bengali: Pool = { skins: brown, hairs: blacks }
const black: Pool = { skins: dark, hairs: blacks }

/** The looks by the ending of the name; other names get northern looks. Depending on the handle, some of those are Black. */
const families: [RegExp, Pool][] = [
  [/(Nguyen|Kim|Chen)$/, asian],
  [/(Hossain|Karim|Chowdhury|Akter|Rao|Patel)$/, bengali],
  [/(Ali|Amrani|Yılmaz|Soler|Santos|Ramirez|Moreno|Barbieri)$/, southern],
]
const blackMembers = new Set(['joywalker', 'chloelifts', 'judefoster', 'ruthfoster', 'owenf', 'isaacd', 'leilahayes', 'samirb', 'kenjic'])

export const poolOf = (handle: string, name: string): Pool =>
  blackMembers.has(handle) ? black : (families.find(([end]) => end.test(name))?.[1] ?? northern)

export const womenHair = ['long', 'bob', 'bun', 'waves', 'ponytail', 'curls', 'pixie', 'band'] as const
export const menHair = ['short', 'crop', 'curls', 'bald', 'quiff', 'cap', 'side'] as const
export type Hair = (typeof womenHair)[number] | (typeof menHair)[number] | 'scarf'
/** The handles of members who cover their hair. */
export const scarves = new Set(['farzana.k', 'sadia.a'])
