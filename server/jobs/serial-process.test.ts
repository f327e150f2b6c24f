import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { SerialProcess } from './serial-process.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'serial-process-'))
  await writeFile(join(folder, 'echo.mjs'), 'process.on("message", (task) => process.send({ ...task, pid: process.pid }))')
})
afterAll(() => rm(folder, { recursive: true }))

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

it('the serial process starts another process for the next task when its process died while idle', async () => {
  const tasks = new SerialProcess<{ n: number }, { n: number; pid: number }>({
    script: join(folder, 'echo.mjs'),
    fork: {},
    isLogged: false,
    waitingMax: 10,
    tooMany: () => new Error('too many'),
    taskMs: 60_000,
    idleMs: 60_000,
  })
  const first = (await tasks.run({ n: 1 }))!
  process.kill(first.pid, 'SIGKILL')
  await expect.poll(() => isRunning(first.pid)).toBe(false)
  const second = await tasks.run({ n: 2 })
  expect(second).toMatchObject({ n: 2 })
  expect(second!.pid).not.toBe(first.pid)
  tasks.close()
})
