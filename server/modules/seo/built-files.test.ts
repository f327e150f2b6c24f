import { text } from 'node:stream/consumers'
import { afterEach, expect, test, vi } from 'vitest'
import { BuiltFiles, readBuilt } from './built-files.ts'

afterEach(() => void vi.unstubAllEnvs())

test('a file whose folder could not be created is built once there is disk space', async () => {
  const files = new BuiltFiles(() => new Date(0))
  const get = () =>
    files.get('a', 1000, async function* () {
      yield 'text'
    })
  vi.stubEnv('TMPDIR', import.meta.filename)
  await expect(get()).rejects.toMatchObject({ code: 'ENOTDIR' })
  vi.unstubAllEnvs()
  expect(await text(readBuilt(await get(), false))).toBe('text')
  await files.close()
})
