import { describe, expect, it } from 'vitest'
import { partsOf } from './file-parts.ts'
import { kindOfFile } from './formats/recognise.ts'

const start = 'Handle,Title,Option1 Name,Option1 Value,SKU,HS Code,COO'
const byLine = [
  `${start},Location,Bin name,Incoming (not editable),Available (not editable),On hand (current),On hand (new)`,
  'bell,Bell,Title,Default Title,BELL,,,Shop location,,0,5,7,',
  'tee,Tee,Size,S,TEE-S,,,Shop location,,0,5,-3,',
  'tee,Tee,Size,M,TEE-M,,,Shop location,,0,5,not stocked,',
].join('\n')
const rowsOf = (parts: string[]) => parts.flatMap((part) => JSON.parse(part) as { key: string; content: object; errors: object[] }[])

describe('a Shopify inventory file', () => {
  it('is recognized and read by line: negative stock becomes zero with a note, untracked items are skipped, other columns are named', () => {
    expect(kindOfFile(byLine)).toBe('stock')
    const { parts, unread } = partsOf({ text: byLine, kind: 'stock' })
    expect(rowsOf(parts)).toMatchObject([
      { key: 'BELL', content: { place: 'Shop location', isOnlyPlace: true, quantity: 7 }, errors: [] },
      { key: 'TEE-S', content: { quantity: 0, notes: [{ column: 'On hand (current)', message: 'is -3: it counts as 0' }] } },
    ])
    expect(unread).toEqual(expect.arrayContaining(['Title', 'Bin name']))
    expect(unread).not.toContain('SKU')
  })

  it('may have a column for each location', () => {
    const { parts } = partsOf({ text: `${start},Shop,Back room\nbell,Bell,Title,Default Title,BELL,,,9,not stocked`, kind: 'stock' })
    expect(rowsOf(parts)).toMatchObject([{ key: 'BELL', content: { place: 'Shop', quantity: 9 } }])
  })

  it('is not mistaken for a product file, and invalid numbers are refused', () => {
    expect(partsOf({ text: byLine, kind: 'products' })).toMatchObject({
      isRead: false,
      errors: [{ message: expect.stringContaining('choose Stock') }],
    })
    const { parts } = partsOf({ text: byLine.replace(',7,', ',many,'), kind: 'stock' })
    expect(rowsOf(parts)[0]).toMatchObject({ errors: [{ column: 'On hand (current)' }] })
  })

  it('a price file names the columns that are ignored', () => {
    expect(partsOf({ text: 'SKU,Price,Was\nBELL,21,30', kind: 'prices' }).unread).toEqual(['Was'])
  })
})
