import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { exportLimits } from '#contract/rate-limits.ts'
import { startApp, type TestApp } from '#test/app.ts'
import { signedIn } from '#test/builders.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

describe('the export of an account', () => {
  it('can be made a few times in an hour', async () => {
    const { token } = await signedIn(app)
    const exported = () => app.call('GET /user/export', {}, { token })
    for (let at = 0; at < exportLimits[0].max; at += 1) await exported()
    await expect(exported()).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  })
})
