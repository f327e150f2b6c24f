import { readFileSync } from 'node:fs'
import { Problem } from '#scripts/problem.ts'
import { openTable, threeDigits, styled } from '../print/table.ts'
import type { Report, ReportedFigure } from '../report.ts'

/** A report as written by `--json`. */
interface ReportFile extends Report {
  at: string
  commit?: string
  machine: { cpu?: string }
}

interface ComparedFigure {
  subject: string
  measure: string
  a: number
  b: number
  /** `b` divided by `a`. */
  ratio: number
  /** The second costs more than 1.5 times as much. */
  isWorse: boolean
}

const ratioMax = 1.5

/** Prints a comparison of what both reports measured; returns 1, as an exit code, if something costs more than 1.5 times as much. */
export function compareFiles([fileA, fileB]: [string, string]): number {
  const [a, b] = [readReport(fileA), readReport(fileB)]
  for (const [name, report] of [
    ['a', a],
    ['b', b],
  ] as const)
    console.log(`${name}: ${titleOf(report)}`)
  if (a.machine.cpu !== b.machine.cpu) console.log('The machines differ: the ratios say little.')
  const row = openTable([
    ['', 34],
    ['', 13],
    ['a', 10],
    ['b', 10],
    ['b : a', 7],
  ])
  const lines = compare(a.figures, b.figures)
  for (const { subject, measure, a: one, b: other, ratio, isWorse } of lines)
    row([
      { text: subject },
      { text: measure },
      { text: threeDigits(one) },
      { text: threeDigits(other) },
      { text: ratio.toFixed(2), over: isWorse },
    ])
  return conclude(lines)
}

/** The figures that both reports have, in the order of the first. */
export function compare(a: ReportedFigure[], b: ReportedFigure[]): ComparedFigure[] {
  return a.flatMap(({ subject, measure, value }) => {
    const other = b.find((one) => one.subject === subject && one.measure === measure)?.value
    if (other === undefined) return []
    const ratio = value === other ? 1 : other / value
    return [{ subject, measure, a: value, b: other, ratio, isWorse: ratio > ratioMax }]
  })
}

function conclude(lines: ComparedFigure[]): number {
  const worse = lines.filter(({ isWorse }) => isWorse)
  console.log()
  for (const { subject, measure, ratio } of worse) console.log(styled('red', `${subject}: ${measure} is ${ratio.toFixed(2)} times as much`))
  if (worse.length === 0) console.log(styled('green', `Nothing is more than ${ratioMax} times as much.`))
  return worse.length === 0 ? 0 : 1
}

const titleOf = ({ products, commit, at, machine }: ReportFile): string =>
  [`${products.toLocaleString('en')} products`, commit, at.slice(0, 16).replace('T', ' '), machine.cpu].filter(Boolean).join(', ')

function readReport(file: string): ReportFile {
  try {
    const report = JSON.parse(readFileSync(file, 'utf8')) as ReportFile
    if (!Array.isArray(report.figures)) throw new Error('it has no figures')
    return report
  } catch (error) {
    throw new Problem(`${file} is not a report of the bench: ${(error as Error).message}`)
  }
}
