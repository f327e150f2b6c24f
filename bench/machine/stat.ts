/** CPU time of a process so far, in clock ticks: its own with all its threads, and that of its ended children. */
export interface Stat {
  pid: number
  parent: number
  own: number
  ended: number
}

/** Field positions in proc_pid_stat(5), counted from 1. */
const at = { parent: 4, utime: 14, stime: 15, cutime: 16, cstime: 17 }

/** Parses /proc/<pid>/stat. A process name may contain spaces and brackets, so fields are counted from its end. */
export function parseStat(text: string): Stat {
  const nameEnd = text.lastIndexOf(')')
  const fields = text.slice(nameEnd + 2).split(' ')
  const field = (position: number) => Number(fields[position - 3])
  const stat = {
    pid: Number.parseInt(text, 10),
    parent: field(at.parent),
    own: field(at.utime) + field(at.stime),
    ended: field(at.cutime) + field(at.cstime),
  }
  if (nameEnd < 0 || Object.values(stat).some((value) => !Number.isFinite(value))) throw new Error(`Not a process's stat: ${text}`)
  return stat
}

/** Ticks of a server that works in child processes: its own, its ended children's and its running children's. */
export function processTreeTicks(parent: number, processes: Stat[]): number {
  return processes.reduce((sum, { pid, parent: its, own, ended }) => sum + (pid === parent || its === parent ? own + ended : 0), 0)
}

/** Ticks that all processors were busy in total since boot, from /proc/stat. */
export function parseBusy(text: string): number {
  const [user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0, steal = 0] = (/^cpu +(.*)$/m.exec(text)?.[1] ?? '')
    .split(' ')
    .map(Number)
  return user + nice + system + irq + softirq + steal
}
