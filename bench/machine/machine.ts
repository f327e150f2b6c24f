import { spawnSync } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { familyTicks, parseBusy, parseStat, type Stat } from './stat.ts'

/** CPU milliseconds spent so far, and the time of asking. */
export interface CpuTimes {
  app: number
  postgres: number
  load: number
  machine: number
  at: number
}
/** The processes whose CPU time is read. */
export interface ProcessIds {
  app: number
  postgres: number
  load: number
}

export interface Machine {
  /** Makes a command one that stays on a core, where that can be done. */
  pin: (core: number, command: string[]) => [file: string, args: string[]]
  /** Lets a running process use every core again, with all its threads. */
  unpin: (pid: number) => void
  /** Undefined where the system does not tell. */
  spent: ((pids: ProcessIds) => CpuTimes) | undefined
  rssMb: (pid: number) => number | undefined
  /** Set where something is missing. */
  remark?: string
}

/** Finds out what this machine can do. Without a core each for shop and load, CPU time says little, so it is not measured. */
export function openMachine(): Machine {
  const pins = spawnSync('taskset', ['-c', '0', 'taskset', '-c', '1', 'true']).status === 0
  const tells = existsSync('/proc/self/stat')
  const plain: Machine['pin'] = (_, [file = '', ...args]) => [file, args]
  const rssMb = tells ? readRssMb : () => undefined
  if (pins && tells) return { pin: (core, command) => ['taskset', ['-c', String(core), ...command]], unpin, spent: readSpent, rssMb }
  const missing = [!pins && 'taskset with two cores', !tells && '/proc'].filter(Boolean).join(' and ')
  return {
    pin: plain,
    unpin: () => {},
    spent: undefined,
    rssMb,
    remark: `Without ${missing} nothing stays on its core and CPU time is not measured.`,
  }
}

const unpin = (pid: number): void =>
  void spawnSync('taskset', ['--all-tasks', '--cpu-list', '--pid', `0-${availableParallelism() - 1}`, String(pid)])

const tickMs = () => 1000 / (Number(spawnSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }).stdout) || 100)
let msPerTick: number | undefined

function readSpent({ app, postgres, load }: ProcessIds): CpuTimes {
  msPerTick ??= tickMs()
  const processes = readProcesses()
  const alone = (pid: number) => processes.find((one) => one.pid === pid)?.own ?? 0
  const ms = (ticks: number) => ticks * (msPerTick ?? 0)
  return {
    // With the process that decodes pictures.
    app: ms(familyTicks(app, processes)),
    postgres: ms(familyTicks(postgres, processes)),
    load: ms(alone(load)),
    machine: ms(parseBusy(readFileSync('/proc/stat', 'utf8'))),
    at: performance.now(),
  }
}

function readProcesses(): Stat[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return pids.flatMap((pid) => {
    try {
      return [parseStat(readFileSync(`/proc/${pid}/stat`, 'utf8'))]
    } catch {
      // It ended between the listing and the reading.
      return []
    }
  })
}

function readRssMb(pid: number): number | undefined {
  const kB = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return kB === undefined ? undefined : Number(kB) / 1024
}
