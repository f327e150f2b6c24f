import { text } from 'node:stream/consumers'
import { afterEach, expect, test, vi } from 'vitest'
import { BuiltFiles, readBuilt } from './built-files.ts'

afterEach(() => void vi.unstubAllEnvs())

test('a file that no folder could be made for is built once there is room', async () => {
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
