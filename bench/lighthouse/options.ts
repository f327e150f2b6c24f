import { parseArgs } from 'node:util'
import { urls } from '#contract/urls.ts'
import { Problem } from '#scripts/problem.ts'

interface Options {
  paths: string[]
  /** The number of visits per page; the median counts. */
  runs: number
}

/** One page of each kind that many visitors land on. */
const usual = [
  urls.home(),
  urls.market(),
  urls.collection('strength'),
  urls.product('daily-runner'),
  urls.blog('a-club-needs-a-kettle'),
  urls.search(),
]

/** Reads the arguments; fails with one line for invalid ones. */
export function readOptions(args: string[]): Options {
  const { values, positionals } = parse(args)
  const runs = Number(values.runs ?? 3)
  if (!Number.isInteger(runs) || runs < 1 || runs > 20) throw new Problem(`--runs takes a whole number up to 20, not "${values.runs}"`)
  return { runs, paths: positionals.length > 0 ? positionals : usual }
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options: { runs: { type: 'string' } }, allowPositionals: true })
  } catch {
    throw new Problem('There are --runs n and paths such as /market')
  }
}
