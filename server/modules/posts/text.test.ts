import { expect, it } from 'vitest'
import { linksIn, mentionsIn, tagsIn } from './text.ts'

it.each([
  ['Thanks @ada.lifts and @Bo!', ['ada.lifts', 'bo']],
  ['@ada.', ['ada']],
  ['write to ada@example.com, see example.com/@ada', []],
  ['@ada @ADA', ['ada']],
  ['(@ada)', ['ada']],
])('the mentions in %s', (text, expected) => expect(mentionsIn(text)).toEqual(expected))

it.each([
  ['#squat day #Squat', ['squat']],
  ['a#b, &#39; and https://x.example/#part', []],
  ['#1 of #2026goals', ['2026goals']],
  ['#শক্তি', ['শক্তি']],
])('the hashtags in %s', (text, expected) => expect(tagsIn(text)).toEqual(expected))

const shopOrigin = { origin: 'https://shop.example', locales: ['en'] }
const linksOf = (text: string, mentions: string[]) =>
  linksIn({ text, mentions }, shopOrigin).map(({ index, length, path }) => [text.slice(index, index + length), path])

it('the parser finds hashtags, mentions of existing members and URLs of ours, in order', () => {
  expect(linksOf('#Squat: https://shop.example/search?q=,#day, @Ada.m and @nobody! https://x.example/market #৫কেজি', ['ada.m'])).toEqual([
    ['#Squat', '/tags/squat'],
    ['https://shop.example/search?q=,#day', '/search?q=,#day'],
    ['@Ada.m', '/people/ada.m'],
    ['#৫কেজি', `/tags/${encodeURIComponent('৫কেজি')}`],
  ])
})

it.each(['Number #1', 'ada@example.com', 'a#b', 'https://x.example/#squat', ''])('the parser finds no link in "%s"', (text) => {
  expect(linksOf(text, ['example.com'])).toEqual([])
})
