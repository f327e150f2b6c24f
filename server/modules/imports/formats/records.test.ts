import fc from 'fast-check'
import { expect, test } from 'vitest'
import { badQuote, readRecords } from './records.ts'

const cellsOf = (file: string) => readRecords(file)?.records.map(({ cells }) => cells)
const error = (line: number) => ({ line, column: '', message: badQuote })

test('a quotation mark inside of a cell is one of its characters', () => {
  expect(readRecords('Name,Price\n5" pipe,1\n"12" bar",2\n"Big" bag,3\n"A ""b"" c",4\n')).toEqual({
    records: [
      { line: 1, cells: ['Name', 'Price'] },
      { line: 2, cells: ['5" pipe', '1'] },
      { line: 3, cells: ['12" bar', '2'] },
      { line: 4, cells: ['"Big" bag', '3'] },
      { line: 5, cells: ['A "b" c', '4'] },
    ],
    errors: [],
  })
})

test('a record over several lines may have a stray mark in another cell', () => {
  expect(readRecords('Name,Text,Price\n5" pipe,"Long.\nHeavy.",1\nB,"b",2\n')).toEqual({
    records: [
      { line: 1, cells: ['Name', 'Text', 'Price'] },
      { line: 2, cells: ['5" pipe', 'Long.\nHeavy.', '1'] },
      { line: 4, cells: ['B', 'b', '2'] },
    ],
    errors: [],
  })
})

test('a line whose quotation mark is never closed is an error of its own, and the rest is read', () => {
  expect(readRecords('\uFEFFName,Price\r\nA,1\r\n\r\n"Open,2\r\nB,3\r\n"C\r\nD",4\r\n')).toEqual({
    records: [
      { line: 1, cells: ['Name', 'Price'] },
      { line: 2, cells: ['A', '1'] },
      { line: 5, cells: ['B', '3'] },
      { line: 6, cells: ['C\r\nD', '4'] },
    ],
    errors: [error(4)],
  })
  expect(readRecords('Name,Price\nA,1\n"Open,2')?.errors).toEqual([error(3)])
  expect(cellsOf('Name,Price\n"Open,2\n"Closed",3\n')).toEqual([
    ['Name', 'Price'],
    ['Closed', '3'],
  ])
})

test('what is left of a text over several lines with a stray mark is no line of its own', () => {
  expect(readRecords('Name,Text,Price\nA,"Is 5" wide.\nAnd heavy.\nVery.",1\nB,b,2\n')).toEqual({
    records: [
      { line: 1, cells: ['Name', 'Text', 'Price'] },
      { line: 5, cells: ['B', 'b', '2'] },
    ],
    errors: [error(2), error(3), error(4)],
  })
})

test('a file whose first line is broken is no table', () => {
  expect(readRecords('"Name,Price\nA,1\n')).toBeUndefined()
})

test('of a file without broken lines every cell comes back, whatever is in it', () => {
  const cell = fc.stringMatching(/^[ab",;\n]{0,6}$/)
  fc.assert(
    fc.property(fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 6 }), (rows) => {
      const body = rows.map((row) => row.map((text) => `"${text.replaceAll('"', '""')}"`).join(','))
      expect(cellsOf(['x,y', ...body].join('\n'))).toEqual([['x', 'y'], ...rows])
    }),
  )
})

test('of any text, no line is lost without a word, and lines are counted right', () => {
  const line = fc.stringMatching(/^[ab"",]{1,8}$/)
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 8 }), (lines) => {
      const read = readRecords(['x,y', ...lines].join('\n'))!
      const known = [...read.records, ...read.errors].map((one) => one.line)
      expect(known.toSorted((a, b) => a - b)).toEqual([...new Set(known)].toSorted((a, b) => a - b))
      expect(Math.max(...known)).toBeLessThanOrEqual(lines.length + 1)
      expect(read.records.length + read.errors.length).toBeGreaterThan(1)
    }),
  )
})

test('a thousand broken lines are read in one go', () => {
  const lines = Array.from({ length: 2000 }, (_, n) => (n % 2 === 0 ? `${n}" pipe,1` : `"${n} open,1`))
  const read = readRecords(['Name,Price', ...lines].join('\n'))!
  expect([read.records.length, read.errors.length]).toEqual([1001, 1000])
})

test('a file whose every line seems to go on to its end is refused soon: each would read all that follows', () => {
  const began = performance.now()
  expect(readRecords(`a,b\n${'x"y,"z\n'.repeat(5000)}e",1,2,3\n`)).toBeUndefined()
  expect(performance.now() - began).toBeLessThan(10_000)
})
