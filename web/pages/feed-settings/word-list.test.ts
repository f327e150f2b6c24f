import { expect, it } from 'vitest'
import { limits } from '#contract/limits.ts'
import { linesOf, listProblem, longWord } from './word-list.ts'

it('a pasted list has a word on each line, without blank lines and repetitions', () => {
  expect(linesOf('leg day\r\n\n  #keto \nওজন কমানো\nleg day\n')).toEqual(['leg day', '#keto', 'ওজন কমানো'])
})

it('list marks are no part of words, and commas and semicolons separate them', () => {
  const pasted = '- dog\n* cat\n•bird\n1. cold tap, watch\n12) low-carb; 1.5 kg\n, ;'
  expect(linesOf(pasted)).toEqual(['dog', 'cat', 'bird', 'cold tap', 'watch', 'low-carb', '1.5 kg'])
})

it('a list is refused if it is empty, too long, or a line of it is', () => {
  const { max, length } = limits.mutedWords
  expect(listProblem(linesOf(' \n'))).toBe('none')
  expect(listProblem(Array.from({ length: max + 1 }, (_, n) => `word ${n}`))).toBe('many')
  expect(listProblem(['fine', 'x'.repeat(length + 1)])).toBe('long')
  expect(longWord(['fine', 'x'.repeat(length + 1)])).toBe(`${'x'.repeat(24)}…`)
  expect(longWord(['fine'])).toBeUndefined()
  expect(listProblem(Array.from({ length: max }, (_, n) => `word ${n}`))).toBeNull()
})
