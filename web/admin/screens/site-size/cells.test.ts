import { describe, expect, it } from 'vitest'
import { siteLimits } from '#contract/site/limits.ts'
import { pastedRows, type Table, withCells, withNewColumn, withoutColumn } from './cells.ts'

const table: Table = {
  columns: [
    { column: 'size', label: {} },
    { column: 'chest', label: {} },
  ],
  rows: [
    ['S', '90'],
    ['M', '96'],
  ],
}

describe('the cells of a size guide', () => {
  it('are filled from a pasted table, except when a single cell is pasted', () => {
    expect(pastedRows('S\t90\r\nM\t 96 \r\n')).toEqual([
      ['S', '90'],
      ['M', '96'],
    ])
    expect(pastedRows('90 to 94\n')).toBeNull()
  })

  it('get more rows for a longer pasted table, and drop extra columns', () => {
    expect(withCells(table, { row: 1, column: 1 }, [['97', 'wide'], ['103']])).toEqual([
      ['S', '90'],
      ['M', '97'],
      ['', '103'],
    ])
  })

  it('stop at the limits of rows and of characters', () => {
    const long = Array.from({ length: siteLimits.sizeRows + 5 }, () => ['x'.repeat(siteLimits.sizeCell + 5)])
    const rows = withCells(table, { row: 0, column: 0 }, long)
    expect(rows).toHaveLength(siteLimits.sizeRows)
    expect(rows[0]![0]).toHaveLength(siteLimits.sizeCell)
  })

  it('are added and removed with their column', () => {
    const wider = withNewColumn(table)
    expect(wider.rows).toEqual([
      ['S', '90', ''],
      ['M', '96', ''],
    ])
    expect(withoutColumn(wider, 0)).toEqual({
      columns: wider.columns.slice(1),
      rows: [
        ['90', ''],
        ['96', ''],
      ],
    })
  })
})
