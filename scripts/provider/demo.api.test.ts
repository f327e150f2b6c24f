import { describe, expect, it } from 'vitest'
import { readConfig } from '#server/config.ts'
import { startApp } from '#test/app.ts'
import { Browser } from '#test/browser.ts'
import { signInAtProvider } from '#test/provider.ts'
import { withDemoProvider } from './demo.ts'
import { demoUsers } from './users.ts'

const bare = { HOST: '127.0.0.1', PORT: '3', LOG_LEVEL: 'silent' }

/** A fake lifetime that collects the closers of a launch. */
function lifetime() {
  const closers: (() => Promise<void>)[] = []
  return { closers, defer: (closer: () => Promise<void>) => void closers.push(closer) }
}

describe("the demo's provider", () => {
  it('replaces all three providers from the first request on, and stops with the shop', async () => {
    const life = lifetime()
    const { social, origin } = await withDemoProvider(readConfig(bare), life)
    const app = await startApp({ env: { ORIGIN: origin }, social })
    for (const [person, name] of [
      [demoUsers[0]!, 'google'],
      [demoUsers[1]!, 'apple'],
      [demoUsers[2]!, 'facebook'],
    ] as const) {
      const browser = new Browser()
      expect((await signInAtProvider(app, name, person, browser)).query).toEqual({ social: name })
      const { data } = (await (await browser.send(`${app.url}/api/auth/session`)).json()) as { data: { token: string } }
      expect(await app.call('GET /user', {}, { token: data.token })).toMatchObject({ name: person.name, email: person.email ?? null })
    }
    await app.stop()
    for (const close of life.closers) await close()
    await expect(fetch(social.google!.issuer)).rejects.toThrow('fetch failed')
  })

  it('does not start on a shop that others can reach, or when a real provider is configured', async () => {
    for (const env of [
      { ...bare, HOST: '0.0.0.0', ORIGIN: 'http://localhost:3' },
      { ...bare, TRUSTED_PROXY: '127.0.0.1' },
      { ...bare, DATABASE_URL: 'postgres://127.0.0.1/shop' },
      { ...bare, ORIGIN: 'https://shop.example' },
      { ...bare, GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' },
    ]) {
      const life = lifetime()
      const config = readConfig(env)
      expect(await withDemoProvider(config, life)).toBe(config)
      expect(life.closers).toEqual([])
    }
  })
})
