import { parseArgs } from 'node:util'
import { Problem } from '../problem.ts'
import { nameOf, type State, type Theme, themes, type View, widths } from './state.ts'
import { states as all } from './states.ts'

/** The name of the sheet with all product pictures. */
const sheet = 'pictures'

export interface Options {
  states: State[]
  views: View[]
  pictures: boolean
}

/** Reads the arguments: which states, widths and themes to take. Fails with one line for unknown ones. */
export function readOptions(args: string[]): Options {
  const { only, width = widths.map(String), theme = [...themes] } = parse(args)
  const pages = [...new Set(all.map(({ page }) => page))]
  const unknown = only?.find((name) => name !== sheet && !all.some((state) => isNamed(state, name)))
  if (unknown !== undefined) throw new Problem(`Unknown name "${unknown}"; there are ${[...pages, sheet].join(', ')}, and each file's name`)
  const among = known('width', width, widths.map(String)).map(Number)
  const lit = known('theme', theme, themes) as Theme[]
  return {
    states: only ? all.filter((state) => only.some((name) => isNamed(state, name))) : all,
    views: among.flatMap((one) => lit.map((of) => ({ width: one, theme: of }))),
    pictures: only?.includes(sheet) ?? true,
  }
}

const isNamed = (state: State, name: string): boolean => state.page === name || nameOf(state) === name

function known(what: string, given: string[], there: readonly string[]): string[] {
  const unknown = given.find((one) => !there.includes(one))
  if (unknown !== undefined) throw new Problem(`There is no ${what} "${unknown}"; there are ${there.join(', ')}`)
  return there.filter((one) => given.includes(one))
}

function parse(args: string[]) {
  const option = { type: 'string', multiple: true } as const
  try {
    return parseArgs({ args, options: { only: option, width: option, theme: option } }).values
  } catch (error) {
    throw new Problem(`${(error as Error).message.split(/\.\s/)[0]}; there are --only name, --width n and --theme name`)
  }
}
