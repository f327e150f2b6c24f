import { type ChildProcess, spawn, type StdioOptions } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '..')
const alive = new Set<ChildProcess>()

export interface Ended {
  code: number
  output: string
}

/** What a tool needs beyond its arguments. `show` lets it write to our console; otherwise its output is returned. */
export interface ToolOptions {
  show?: boolean
  env?: NodeJS.ProcessEnv
}

/** Runs the command line program of a package with the Node that runs us, wherever PATH points. */
export async function runTool(name: string, args: string[], { show = false, env = {} }: ToolOptions = {}): Promise<Ended> {
  const stdio: StdioOptions = show ? 'inherit' : ['ignore', 'pipe', 'pipe']
  const child = spawn(process.execPath, [programOf(name), ...args], { cwd: root, stdio, env: { ...process.env, ...env } })
  alive.add(child)
  const output: Buffer[] = []
  child.stdout?.on('data', (data: Buffer) => output.push(data))
  child.stderr?.on('data', (data: Buffer) => output.push(data))
  const code = await new Promise<number>((done, failed) => child.once('error', failed).once('close', (status) => done(status ?? 1)))
  alive.delete(child)
  return { code, output: Buffer.concat(output).toString().trim() }
}

/** Stops what still runs, and waits for it. */
export async function stopTools(): Promise<void> {
  await Promise.all(
    [...alive].map((child) => {
      child.kill('SIGTERM')
      return new Promise((done) => child.once('close', done))
    }),
  )
}

/** `vite` or `package/program`. */
function programOf(name: string): string {
  const home = join(root, 'node_modules', name)
  const { bin } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as { bin: string | Record<string, string> }
  const file = typeof bin === 'string' ? bin : bin[name]
  if (!file) throw new Error(`${name} has no program of its name`)
  return join(home, file)
}
