import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { LocalStorage } from './local.ts'
import { whyNotWritable } from './writable.ts'

let folder: string
let file: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gymfolk-local-'))
  file = join(folder, 'file')
  await writeFile(file, 'a picture')
})
afterAll(() => rm(folder, { recursive: true, force: true }))

it('a directory that cannot be written to is unavailable for a while, and the log has the cause', async () => {
  const logged: object[] = []
  const storage = new LocalStorage(join(file, 'media'), { origin: '', secret: '' }, { warn: (fields) => logged.push(fields) })
  await expect(storage.put('abcd.webp', file)).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE', retryAfter: 30 })
  expect(logged).toMatchObject([{ action: 'put', code: 'ENOTDIR' }])
})

it('a directory that is not there yet is as writable as what is above it', async () => {
  expect(await whyNotWritable(join(folder, 'not', 'yet'))).toBeUndefined()
  expect(await whyNotWritable('/proc/not/yet')).toBeDefined()
  expect(await whyNotWritable(file)).toBe('ENOTDIR')
})
