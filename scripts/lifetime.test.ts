import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { once } from 'node:events'
import { describe, expect, it } from 'vitest'

const opening = `const { openLifetime } = await import('${import.meta.dirname}/lifetime.ts')
  const say = (text, ms = 0) => async () => { if (ms) await new Promise((done) => setTimeout(done, ms)); console.log(text) }
  const keepAlive = setInterval(() => {}, 1000)\n`

/** Runs a separate script, because the tested code ends its process. Resolves once it prints "open". */
async function run(script: string): Promise<ChildProcessWithoutNullStreams> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', `${opening}${script}\nconsole.log('open')`])
  await once(child.stdout, 'data')
  return child
}

async function endOf(child: ChildProcessWithoutNullStreams): Promise<{ code: number | null; said: string }> {
  let said = ''
  child.stdout.on('data', (data: Buffer) => (said += data.toString()))
  child.stderr.on('data', (data: Buffer) => (said += data.toString()))
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, said }
}

const twoThings = `const life = openLifetime()
  life.defer(say('database stopped'))
  life.defer(say('server closed', 20))`

describe.skipIf(process.platform === 'win32')('stopping', () => {
  it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('%s undoes everything in reverse order, and is no failure', async (signal) => {
    const child = await run(twoThings)
    child.kill(signal)
    expect(await endOf(child)).toEqual({ code: 0, said: 'server closed\ndatabase stopped\n' })
  })

  it('handles signals that arrive together as one', async () => {
    const child = await run(twoThings)
    for (const signal of ['SIGINT', 'SIGINT', 'SIGTERM'] as const) child.kill(signal)
    expect(await endOf(child)).toEqual({ code: 0, said: 'server closed\ndatabase stopped\n' })
  })

  it('continues shutting down when a part fails or is slow, and names the part that failed', async () => {
    const child = await run(`const life = openLifetime()
      life.defer(say('database stopped'))
      life.defer(async () => { throw new Error('stuck') })
      life.defer(() => new Promise(() => {}), 20)`)
    child.kill('SIGTERM')
    const { code, said } = await endOf(child)
    expect([code, said]).toEqual([1, expect.stringContaining("Couldn't stop cleanly: stuck")])
    expect(said).toContain('database stopped')
  })

  it('exits with the requested code', async () => {
    const child = await run('openLifetime({ code: 130 })')
    child.kill('SIGINT')
    expect((await endOf(child)).code).toBe(130)
  })
})
