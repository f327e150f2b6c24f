import fc from 'fast-check'
import { expect, test } from 'vitest'
import { badQuote, readRecords } from './records.ts'

const cellsOf = (file: string) => readRecords(file)?.records.map(({ cells }) => cells)
const error = (line: number) => ({ line, column: '', message: badQuote })

test('a quotation mark inside a cell is an ordinary character', () => {
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

test('a record over several lines may contain a stray quotation mark in another cell', () => {
  expect(readRecords('Name,Text,Price\n5" pipe,"Long.\nHeavy.",1\nB,"b",2\n')).toEqual({
    records: [
      { line: 1, cells: ['Name', 'Text', 'Price'] },
      { line: 2, cells: ['5" pipe', 'Long.\nHeavy.', '1'] },
      { line: 4, cells: ['B', 'b', '2'] },
    ],
    errors: [],
  })
})

test('a line with an unclosed quotation mark is one error, and the rest is read', () => {
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

test('the rest of a multi-line text with a stray quotation mark is not read as a separate line', () => {
  expect(readRecords('Name,Text,Price\nA,"Is 5" wide.\nAnd heavy.\nVery.",1\nB,b,2\n')).toEqual({
    records: [
      { line: 1, cells: ['Name', 'Text', 'Price'] },
      { line: 5, cells: ['B', 'b', '2'] },
    ],
    errors: [error(2), error(3), error(4)],
  })
})

test('a file whose first line is malformed is refused', () => {
  expect(readRecords('"Name,Price\nA,1\n')).toBeUndefined()
})

test('every cell of a well-formed file is read back unchanged, whatever it contains', () => {
  const cell = fc.stringMatching(/^[ab",;\n]{0,6}$/)
  fc.assert(
    fc.property(fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 6 }), (rows) => {
      const body = rows.map((row) => row.map((text) => `"${text.replaceAll('"', '""')}"`).join(','))
      expect(cellsOf(['x,y', ...body].join('\n'))).toEqual([['x', 'y'], ...rows])
    }),
  )
})

test('no line of any text is dropped without an error, and line numbers are right', () => {
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

test('a thousand malformed lines are read in one pass', () => {
  const lines = Array.from({ length: 2000 }, (_, n) => (n % 2 === 0 ? `${n}" pipe,1` : `"${n} open,1`))
  const read = readRecords(['Name,Price', ...lines].join('\n'))!
  expect([read.records.length, read.errors.length]).toEqual([1001, 1000])
})

test('a file in which every line opens a quote that never closes is refused early, without rescanning the rest each time', () => {
  const began = performance.now()
  expect(readRecords(`a,b\n${'x"y,"z\n'.repeat(5000)}e",1,2,3\n`)).toBeUndefined()
  expect(performance.now() - began).toBeLessThan(10_000)
})
