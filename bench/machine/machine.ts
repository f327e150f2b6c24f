import { spawnSync } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { processTreeTicks, parseBusy, parseStat, type Stat } from './stat.ts'

/** CPU milliseconds spent so far, and when they were read. */
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
  /** Pins a command to a core, if this machine can. */
  pin: (core: number, command: string[]) => [file: string, args: string[]]
  /** Lets a running process, with all its threads, use every core again. */
  unpin: (pid: number) => void
  /** Undefined if the system doesn't report CPU time. */
  spent: ((pids: ProcessIds) => CpuTimes) | undefined
  rssMb: (pid: number) => number | undefined
  /** Set if something is missing on this machine. */
  remark?: string
}

/** Finds out what this machine can measure. Without one core each for shop and load, CPU time means little, so it isn't measured. */
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
    // Includes the process that decodes pictures.
    app: ms(processTreeTicks(app, processes)),
    postgres: ms(processTreeTicks(postgres, processes)),
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
      // The process ended between listing and reading.
      return []
    }
  })
}

function readRssMb(pid: number): number | undefined {
  const kB = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return kB === undefined ? undefined : Number(kB) / 1024
}
