import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

/** The output and exit code of `npm start` if it fails before it has started anything. */
async function start(env: NodeJS.ProcessEnv, ...args: string[]): Promise<[code: number, said: string]> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'start.ts'), ...args], { env: { ...process.env, ...env } })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data: Buffer) => (said += data.toString()))
  const [code] = (await once(child, 'close')) as [number]
  return [code, said.trim()]
}

describe('npm start says in one line', () => {
  it('that its port is in use', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const { port } = other.address() as AddressInfo
    const [code, said] = await start({ PORT: String(port) })
    other.close()
    expect([code, said]).toEqual([1, expect.stringMatching(new RegExp(`^Something else listens .*127\\.0\\.0\\.1:${port}.*$`))])
  })

  it.each([
    ['that a setting is wrong', { PORT: 'many' }, /^PORT .*$/],
    ['that an address is not this machine’s', { HOST: '203.0.113.1' }, /^This machine does not have this address: 203\.0\.113\.1.*$/],
  ])('%s', async (_, env, line) => {
    expect(await start(env)).toEqual([1, expect.stringMatching(line)])
  })

  it('that it does not know an argument', async () => {
    expect(await start({}, '--full')).toEqual([1, expect.stringMatching(/^Unknown option "--full".*$/)])
  })
})
