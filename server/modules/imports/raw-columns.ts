import { createHash } from 'node:crypto'
import type { FileRecord } from './formats/records.ts'

/** A column of a product file: its name and its first values. */
export interface RawColumn {
  name: string
  samples: string[]
}

const samplesMax = 3
/** The number of lines that are searched for values: the first cells of a column are often empty. */
const linesMax = 200
const sampleLength = 80

/** The columns of a file with the first different values of each. */
export const rawColumns = (names: readonly string[], lines: readonly FileRecord[]): RawColumn[] =>
  names.map((name, at) => {
    const values = lines.slice(0, linesMax).map(({ cells }) => (cells[at] ?? '').trim().replaceAll(/\s+/g, ' '))
    const samples = [...new Set(values.filter(Boolean))].slice(0, samplesMax)
    return { name: cut(name), samples: samples.map(cut) }
  })

/** Cuts between characters, and removes characters that a database can't store. */
const cut = (text: string): string => {
  const short = text.slice(0, sampleLength).replace(/[\uD800-\uDBFF]$/, '')
  return (short.length < text.length ? `${short}…` : short).replaceAll('\0', '').toWellFormed()
}

/** Normalized names, by which files with the same columns are recognized regardless of case. */
export const headerOf = (names: readonly string[]): string =>
  createHash('sha256')
    .update(JSON.stringify(names.map((name) => name.toLowerCase())))
    .digest('hex')
