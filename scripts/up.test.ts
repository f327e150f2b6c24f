import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isRunning } from './postgres/process.ts'

let home: string
const lock = JSON.stringify({
  packages: {
    '': {},
    'node_modules/here': { version: '1.0.0' },
    'node_modules/elsewhere': { version: '1.0.0', optional: true, os: ['plan9'], cpu: ['x64'] },
  },
})
const installed = JSON.stringify({ packages: { 'node_modules/here': { version: '1.0.0' } } })

/** A project that contains only up.mjs and scripts that print their arguments. */
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'gymfolk-up-'))
  await mkdir(join(home, 'node_modules'))
  await mkdir(join(home, 'scripts'))
  for (const part of ['up.mjs', 'up']) await cp(join(import.meta.dirname, part), join(home, 'scripts', part), { recursive: true })
  await writeFile(join(home, 'package-lock.json'), lock)
  await writeFile(join(home, 'node_modules', '.package-lock.json'), installed)
  await writeFile(
    join(home, 'scripts', 'build.ts'),
    'const given: string[] = process.argv.slice(2)\nconsole.log(given.join(" "), process.version)\nprocess.exit(7)',
  )
  await writeFile(
    join(home, 'scripts', 'start.ts'),
    `process.on('SIGTERM', () => process.exit(3))
    process.once('disconnect', () => process.exit())
    setInterval(() => {}, 1000)
    console.log(process.pid)`,
  )
  await writeFile(join(home, 'scripts', 'dev.ts'), `setInterval(() => {}, 1000)\nconsole.log('up')`)
})
afterAll(() => rm(home, { recursive: true, force: true }))

/** Not through npm, whatever runs these tests. */
function up(...args: string[]) {
  const { npm_lifecycle_event: _, ...env } = process.env
  return spawn(process.execPath, [join(home, 'scripts', 'up.mjs'), ...args], { env })
}

async function result(...args: string[]): Promise<[code: number, said: string]> {
  const child = up(...args)
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data: Buffer) => (said += data.toString()))
  const [code] = (await once(child, 'close')) as [number]
  return [code, said.trim()]
}

describe('up.mjs', () => {
  it('uses packages that npm has installed already, and passes on arguments and exit code', async () => {
    expect(await result('build', 'a', '--b')).toEqual([7, `a --b ${process.version}`])
    expect(await readFile(join(home, 'node_modules', '.installed'), 'utf8')).toMatch(/^[0-9a-f]{64}$/)
  })

  it('installs nothing over a production install', async () => {
    const other = await mkdtemp(join(tmpdir(), 'gymfolk-up-'))
    await cp(home, other, { recursive: true })
    await rm(join(other, 'node_modules', '.installed'), { force: true })
    const { packages } = JSON.parse(lock) as { packages: object }
    await writeFile(
      join(other, 'package-lock.json'),
      JSON.stringify({ packages: { ...packages, 'node_modules/tool': { version: '1.0.0', dev: true } } }),
    )
    const child = spawn(process.execPath, [join(other, 'scripts', 'up.mjs'), 'build'], { env: { PATH: process.env['PATH'] } })
    let said = ''
    child.stderr.on('data', (data: Buffer) => (said += data.toString()))
    expect(await once(child, 'close')).toEqual([1, null])
    expect(said).toMatch(/^Only the production packages are installed here .*npm run serve.*\n$/)
    await rm(other, { recursive: true, force: true })
  })

  it('serves what is built: the bundle, or the sources when only the pages are built', async () => {
    const print = (what: string) => `console.log('${what}')`
    expect(await result('serve')).toEqual([1, expect.stringContaining('The shop is not built')])
    await mkdir(join(home, 'server'))
    await writeFile(join(home, 'server', 'main.ts'), print('sources'))
    expect(await result('serve')).toEqual([1, expect.stringContaining('The shop is not built')])
    await mkdir(join(home, 'dist', 'server'), { recursive: true })
    await writeFile(join(home, 'dist', 'server', 'entry.server.js'), '')
    expect(await result('serve')).toEqual([0, 'sources'])
    await mkdir(join(home, 'dist', 'app'))
    await writeFile(join(home, 'dist', 'app', 'main.js'), print('bundle'))
    expect(await result('serve')).toEqual([0, 'bundle'])
  })

  it('lists its commands, and refuses an unknown one', async () => {
    expect(await result('nonsense')).toEqual([1, expect.stringContaining('start | test | dev')])
    expect(await result('bench')).toEqual([1, 'scripts/bench.ts is missing'])
  })

  it.skipIf(process.platform === 'win32')('passes signals on and waits', async () => {
    const child = up('start')
    await once(child.stdout, 'data')
    child.kill('SIGTERM')
    expect(await once(child, 'exit')).toEqual([3, null])
  })

  it.skipIf(process.platform === 'win32')('says what ended when the script was killed, and fails', async () => {
    const child = up('start')
    let said = ''
    child.stderr.on('data', (data: Buffer) => (said += data.toString()))
    const [pid] = (await once(child.stdout, 'data')) as [Buffer]
    process.kill(Number(pid), 'SIGKILL')
    expect(await once(child, 'close')).toEqual([137, null])
    expect(said).toBe('The shop was ended by SIGKILL: someone killed it, or the machine had no memory left\n')
  })

  it.skipIf(process.platform === 'win32')('says nothing of a script that ends by the signal that was passed on', async () => {
    const child = up('dev')
    let said = ''
    child.stderr.on('data', (data: Buffer) => (said += data.toString()))
    await once(child.stdout, 'data')
    child.kill('SIGTERM')
    expect(await once(child, 'close')).toEqual([143, null])
    expect(said).toBe('')
  })

  it.skipIf(process.platform === 'win32')('leaves nothing behind when it is killed', async () => {
    const child = up('start')
    const [pid] = (await once(child.stdout, 'data')) as [Buffer]
    child.kill('SIGKILL')
    await expect.poll(() => isRunning(Number(pid))).toBe(false)
  })
})
