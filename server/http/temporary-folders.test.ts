import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, rm, utimes } from 'node:fs/promises'
import { hostname, tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { inTemporaryFolder, newTemporaryFolder, sweepTemporaryFolders } from './temporary-folders.ts'

let shared: string
beforeEach(async () => {
  shared = await mkdtemp(join(tmpdir(), 'gymfolk-test-'))
  vi.stubEnv('TMPDIR', shared)
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await rm(shared, { recursive: true })
})

/** Another process that has made a temporary folder and is still running. */
async function another() {
  const module = JSON.stringify(join(import.meta.dirname, 'temporary-folders.ts'))
  const script = `const { newTemporaryFolder } = await import(${module}); console.log(await newTemporaryFolder('upload')); setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [line] = (await once(child.stdout, 'data')) as [Buffer]
  const kill = async () => {
    child.kill('SIGKILL')
    await once(child, 'close')
  }
  return { folder: basename(line.toString().trim()), kill }
}

test('removes the folders of killed processes, and keeps those in use and those of other programs', async () => {
  const [killed, alive] = [await another(), await another()]
  await killed.kill()
  const own = basename(await newTemporaryFolder('upload'))
  const others = ['gymfolk-upload', `gymfolk-upload.elsewhere.${2 ** 30}.abcdef`, 'another-program']
  for (const name of others) await mkdir(join(shared, name))
  await sweepTemporaryFolders()
  expect((await readdir(shared)).toSorted()).toEqual([alive.folder, own, ...others].toSorted())
  await alive.kill()
})

test('removes the folder of an earlier process with the same id, as in a restarted container', async () => {
  const before = join(shared, `gymfolk-copies.${hostname().replace(/[^\w-]/g, '_')}.${process.pid}.abcdef`)
  await mkdir(before)
  await utimes(before, 1, 1)
  await sweepTemporaryFolders()
  expect(await readdir(shared)).toEqual([])
})

test('a folder is removed when its use ends, even by an error', async () => {
  await expect(inTemporaryFolder('upload', async () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await readdir(shared)).toEqual([])
})
