import { createHash } from 'node:crypto'
import type { FileRecord } from './formats/records.ts'

/** A column of a product file as it was read: its name, and the first of its values. */
export interface RawColumn {
  name: string
  samples: string[]
}

const samplesMax = 3
/** How many lines are looked through for values: columns are often empty in the first ones. */
const linesMax = 200
const sampleLength = 80

/** The columns of a file with the first different values of each. */
export const rawColumns = (names: readonly string[], lines: readonly FileRecord[]): RawColumn[] =>
  names.map((name, at) => {
    const values = lines.slice(0, linesMax).map(({ cells }) => (cells[at] ?? '').trim().replaceAll(/\s+/g, ' '))
    const samples = [...new Set(values.filter(Boolean))].slice(0, samplesMax)
    return { name: cut(name), samples: samples.map(cut) }
  })

/** Cut between characters, without what a database can't store. */
const cut = (text: string): string => {
  const short = text.slice(0, sampleLength).replace(/[\uD800-\uDBFF]$/, '')
  return (short.length < text.length ? `${short}…` : short).replaceAll('\0', '').toWellFormed()
}

/** By which files with the same columns are found: case doesn't matter. */
export const headerOf = (names: readonly string[]): string =>
  createHash('sha256')
    .update(JSON.stringify(names.map((name) => name.toLowerCase())))
    .digest('hex')
