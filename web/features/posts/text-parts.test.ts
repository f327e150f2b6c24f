import { expect, it } from 'vitest'
import { partsOf } from './text-parts.ts'

const place = { origin: 'https://shop.example', locales: ['en'] }

it('links hashtags, and mentions that are somebody’s', () => {
  expect(partsOf('With @Ada.m and @nobody. #Squat #৫কেজি!', ['ada.m'], place)).toEqual([
    'With ',
    { handle: 'ada.m', text: '@Ada.m' },
    ' and @nobody. ',
    { tag: 'squat', text: '#Squat' },
    ' ',
    { tag: '৫কেজি', text: '#৫কেজি' },
    '!',
  ])
})

it.each(['Number #1', 'ada@example.com', 'a#b', 'https://x.example/#squat', ''])('leaves "%s" as it is', (text) => {
  expect(partsOf(text, ['example.com'], place)).toEqual(text === '' ? [] : [text])
})

it('links addresses of our own pages, with names and hashtags around them', () => {
  expect(partsOf('#squat: https://shop.example/product/bell, @ada! https://x.example/product/bell', ['ada'], place)).toEqual([
    { tag: 'squat', text: '#squat' },
    ': ',
    { path: '/product/bell', text: 'https://shop.example/product/bell' },
    ', ',
    { handle: 'ada', text: '@ada' },
    '! https://x.example/product/bell',
  ])
})
