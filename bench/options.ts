import { parseArgs } from 'node:util'
import { Problem } from '#scripts/problem.ts'
import { scenarios } from './scenarios.ts'

/** At least so long, then on until it was done often enough for V8 to have compiled what is hot, but not for ever. */
export interface WarmUp {
  seconds: number
  turns: number
  secondsMax: number
}

export interface Options {
  /** How long each scenario is measured. */
  seconds: number
  warmUp: WarmUp
  connections: number
  /** Names of scenarios, "start" or "pages". */
  parts: Set<string>
  /** Where the raw numbers go. */
  json: string | undefined
  /** Where the CPU profile of the shop goes. */
  profile: string | undefined
}

const usual = { seconds: 4, warmUp: { seconds: 1, turns: 2000, secondsMax: 8 } }
const connections = 16
const quick = { seconds: 1, warmUp: { seconds: 0.5, turns: 500, secondsMax: 2 } }

/** Reads the arguments; fails with one line for what makes no sense. */
export function readOptions(args: string[]): Options {
  const known = ['start', ...scenarios.map(({ name }) => name), 'pages']
  const { only = known, seconds, quick: isQuick, json, profile } = parse(args)
  const unknown = only.find((name) => !known.includes(name))
  if (unknown !== undefined) throw new Problem(`I do not know "${unknown}"; there are ${known.join(', ')}`)
  const length = isQuick ? quick : usual
  return { ...length, connections, ...(seconds !== undefined && { seconds: secondsOf(seconds) }), parts: new Set(only), json, profile }
}

function parse(args: string[]) {
  try {
    const options = {
      only: { type: 'string', multiple: true },
      seconds: { type: 'string' },
      quick: { type: 'boolean' },
      json: { type: 'string' },
      profile: { type: 'string' },
    } as const
    return parseArgs({ args, options }).values
  } catch (error) {
    throw new Problem(
      `${(error as Error).message.split(/\.\s/)[0]}; there are --only name, --seconds n, --quick, --json file and --profile folder`,
    )
  }
}

function secondsOf(text: string): number {
  const seconds = Number(text)
  if (!(seconds > 0 && seconds <= 600)) throw new Problem(`--seconds takes a number up to 600, not "${text}"`)
  return seconds
}
