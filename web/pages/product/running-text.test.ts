import { expect, test } from 'vitest'
import { blocksOf } from './running-text.tsx'

test('lines become paragraphs, consecutive items one list', () => {
  expect(blocksOf('First.\n\nSecond.\n- one\n- two\nThird.\n- three')).toEqual(['First.', 'Second.', ['one', 'two'], 'Third.', ['three']])
})

test('empty text gives nothing', () => expect(blocksOf(' \n')).toEqual([]))
