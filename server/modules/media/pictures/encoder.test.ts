import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { jpeg } from '#test/pictures.ts'
import { PictureEncoder } from './encoder.ts'
import type { EncodeJob } from './types.ts'

const job: EncodeJob = { from: 'a.jpg', type: 'image/jpeg', to: [], pixelsMax: 1 }

test('a picture is encoded by another process when its encoder was killed', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'gymfolk-test-'))
  const from = join(folder, 'a.jpg')
  await writeFile(from, await jpeg(90, 60))
  const encoder = new PictureEncoder()
  const encoded = encoder.encode({ ...job, from, to: [{ path: join(folder, 'a.webp'), width: 90 }], pixelsMax: 10_000 })
  await Promise.resolve()
  encoder.close()
  expect(await encoded).toMatchObject({ width: 90, height: 60 })
  encoder.close()
  await rm(folder, { recursive: true })
})

test('a picture is reported as unavailable when no encoder answers, and as damaged when one fails to read it', async () => {
  const answers = [null, null, { problem: 'is no JPEG' }]
  const encoder = new PictureEncoder({ run: async () => answers.shift() ?? null, close: () => {} })
  await expect(encoder.encode(job)).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE', retryAfter: 5 })
  await expect(encoder.encode(job)).rejects.toMatchObject({ code: 'ERROR_IN_UPLOADING_FILE' })
})
