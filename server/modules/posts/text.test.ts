import { expect, it } from 'vitest'
import { mentionsIn, tagsIn } from './text.ts'

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
