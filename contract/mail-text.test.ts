import { expect, test } from 'vitest'
import { unsupportedInMail } from './mail-text.ts'

test.each([
  ['A word – and | a bar', null],
  ['One\n\n---\n\nTwo', null],
  ['# Title\n\n- One\n- Two', null],
  ['| a | b |\n| --- | :-: |\n| 1 | 2 |', 'table'],
  ['a | b\n--- | ---\n1 | 2', 'table'],
  ['Enter `SAVE10`.', 'code'],
  ['```\nx\n```', 'code'],
])('%j: %s', (markdown, found) => expect(unsupportedInMail(markdown)).toBe(found))

test('a mail text of one endless line, or of only empty lines, is parsed in linear time', () => {
  const before = process.threadCpuUsage()
  for (const part of ['-', '\n', ' ', '| - ']) expect(unsupportedInMail(`${part.repeat(64_000 / part.length)}x`)).toBeNull()
  expect(process.threadCpuUsage(before).user).toBeLessThan(500_000)
})
