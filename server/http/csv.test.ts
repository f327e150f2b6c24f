import { expect, it } from 'vitest'
import { type Cell, csvOf, withoutApostrophe } from './csv.ts'

async function cellAs(cell: Cell): Promise<string> {
  async function* batches() {
    yield [cell]
  }
  let text = ''
  for await (const part of csvOf<Cell>([['name', (row) => row]], batches())) text += part
  return text.split('\r\n')[1]!
}

it.each([
  ['=1+1', "'=1+1"],
  ['＝1+1', "'＝1+1"],
  ["'-1", "''-1"],
  ['@sum', "'@sum"],
  ['+1 (555) 010', "'+1 (555) 010"],
])('a text %s that a spreadsheet might run is written as %s, and read as it was', async (text, written) => {
  expect(await cellAs(text)).toBe(written)
  expect(withoutApostrophe(written)).toBe(text)
})

it('phone numbers and negative numbers are not escaped as formulas', async () => {
  expect(await Promise.all(['+15035550100', -4.5, null].map(cellAs))).toEqual(['+15035550100', '-4.5', ''])
})
