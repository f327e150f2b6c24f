import { describe, expect, it } from 'vitest'
import { processTreeTicks, parseBusy, parseStat } from './stat.ts'

const line = (pid: number, name: string, parent: number, [utime, stime, cutime, cstime]: number[]) =>
  `${pid} (${name}) S ${parent} 10 10 0 -1 4194560 2000 0 3 0 ${utime} ${stime} ${cutime} ${cstime} 20 0 7 0 12345 1000000 3000 18446744073709551615 1 1 0`

describe('/proc/<pid>/stat', () => {
  it('gives user plus system time, for the process and for its ended children', () => {
    expect(parseStat(line(42, 'node', 7, [130, 25, 4, 3]))).toEqual({ pid: 42, parent: 7, own: 155, ended: 7 })
  })

  it('is parsed correctly whatever the process name contains', () => {
    for (const name of ['postgres: io worker 1', 'a) S 99 (b', ') ) 1 2 3']) {
      expect(parseStat(line(42, name, 7, [1, 2, 3, 4]))).toEqual({ pid: 42, parent: 7, own: 3, ended: 7 })
    }
  })

  it('gives nothing for a process that does not exist', () => {
    for (const text of ['', 'nonsense', '42 (node) S']) expect(() => parseStat(text)).toThrow('Not a process')
  })
})

it('the CPU time of a process tree covers the process, its living children and its ended ones, but no grandchildren or strangers', () => {
  const processes = [
    line(10, 'postmaster', 1, [5, 5, 100, 50]),
    line(11, 'backend', 10, [20, 3, 0, 0]),
    line(12, 'other', 11, [900, 0, 0, 0]),
    line(13, 'stranger', 1, [900, 0, 0, 0]),
  ]
  expect(processTreeTicks(10, processes.map(parseStat))).toBe(5 + 5 + 100 + 50 + 20 + 3)
})

it('the busy time of the machine excludes idle time and I/O wait', () => {
  expect(parseBusy('cpu  100 20 30 9000 700 1 2 3 50 60\ncpu0 50 10 15 4500 350 0 1 1 0 0\n')).toBe(100 + 20 + 30 + 1 + 2 + 3)
})
