import { expect, it } from 'vitest'
import { partsOf } from './text-parts.ts'

it('links hashtags, and mentions that are somebody’s', () => {
  expect(partsOf('With @Ada.m and @nobody. #Squat #৫কেজি!', ['ada.m'])).toEqual([
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
  expect(partsOf(text, ['example.com'])).toEqual(text === '' ? [] : [text])
})
