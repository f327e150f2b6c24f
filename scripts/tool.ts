import { type ChildProcess, spawn, type StdioOptions } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '..')
const alive = new Set<ChildProcess>()
let stopping = false

/** Colors are noise in a log. */
const plain = process.stdout.isTTY ? {} : { NO_COLOR: '1' }

export interface ToolResult {
  code: number
  output: string
}

/** Options for a tool. `show` lets it write to our console; otherwise its output is returned. */
interface ToolOptions {
  show?: boolean
  env?: NodeJS.ProcessEnv
}

/** Runs the command line program of a package ("vite", "typescript/tsc") with the Node that runs this process, whatever PATH says. */
export const runTool = (name: string, args: string[], options?: ToolOptions): Promise<ToolResult> =>
  runScript(programOf(name), args, options)

/** Runs a script with the Node that runs this process; returns its exit code, and its output unless `show` is set. */
export async function runScript(file: string, args: string[], { show = false, env = {} }: ToolOptions = {}): Promise<ToolResult> {
  const stdio: StdioOptions = show ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe']
  const child = spawn(process.execPath, [file, ...args], { cwd: root, stdio, env: { ...process.env, ...plain, ...env } })
  alive.add(child)
  const output: Buffer[] = []
  child.stdout?.on('data', (data: Buffer) => output.push(data))
  child.stderr?.on('data', (data: Buffer) => output.push(data))
  const code = await new Promise<number>((done, failed) => child.once('error', failed).once('close', (status) => done(status ?? 1)))
  alive.delete(child)
  // We stopped this tool: its output doesn't matter, and no further step may run, as the process is about to exit.
  if (stopping) await new Promise<never>(() => {})
  return { code, output: Buffer.concat(output).toString().trim() }
}

/** Stops the tools that still run and waits for them. The calls that started them never return. */
export async function stopTools(): Promise<void> {
  stopping = true
  await Promise.all(
    [...alive].map((child) => {
      child.kill('SIGTERM')
      return new Promise((done) => child.once('close', done))
    }),
  )
}

function programOf(name: string): string {
  const [library = '', program = library] = name.split('/')
  const home = join(root, 'node_modules', library)
  const { bin } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as { bin: string | Record<string, string> }
  const file = typeof bin === 'string' ? bin : bin[program]
  if (!file) throw new Error(`${library} has no program ${program}`)
  return join(home, file)
}
