/**
 * `node scripts/up.mjs <command> [args]`: the entry point of every npm script. Plain JavaScript without dependencies, because it runs on
 * the machine's own Node (20 or newer) before anything is installed: it installs missing packages, finds the Node that runs TypeScript,
 * runs scripts/<command>.ts, and exits with that script's exit code.
 */
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { constants } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { install } from './up/install.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
/** Commands that run with production packages only, which are installed by hand (`npm ci --omit=dev`). */
const production = {
  serve: 'dist/app/main.js',
  admin: 'scripts/admin.ts',
  books: 'scripts/books.ts',
  backup: 'scripts/backup.ts',
  restore: 'scripts/restore.ts',
}
const commands = ['start', 'test', 'dev', 'verify', 'bench', 'soak', 'shots', 'lighthouse', 'build', 'client', ...Object.keys(production)]
const nodeNeeded = 24
/** Node's cache of our compiled TypeScript: with it the shop opens in a third of the time. A folder that can't be written is ignored. */
const compileCache = join(root, 'tmp', 'compile-cache')

/** The child process running now: npm, then the script. Signals are forwarded to it. */
let child
/** The signal that asked us to stop. */
let stopped

async function main([command, ...args]) {
  process.chdir(root)
  if (!commands.includes(command)) return fail(`Usage: node scripts/up.mjs ${commands.join(' | ')}`)
  const script = scriptOf(command)
  if (!existsSync(script))
    return fail(
      script.startsWith('dist/')
        ? 'The shop is not built: run npm run build first, where the development packages are installed'
        : `${script} is missing`,
    )
  passSignalsOn()
  if (!production[command] && !(await isInstalled())) return
  if (production[command] && !existsSync('node_modules')) return fail('The packages are not installed: run npm ci --omit=dev')
  handOver(command, script, args)
}

/** `npm start` builds only the pages; if that build is there, the shop also runs from its sources here. */
function scriptOf(command) {
  if (command === 'serve' && !existsSync(production.serve) && existsSync('dist/server/entry.server.js')) return 'server/main.ts'
  return production[command] ?? `scripts/${command}.ts`
}

/** False if the installation failed; the failure was already printed. */
async function isInstalled() {
  try {
    await install(follow)
    return true
  } catch (error) {
    if (stopped) leaveAs(null, stopped)
    fail(error.message)
  }
}

function handOver(command, script, args) {
  const node = findNode()
  if (!node)
    return fail(
      `Gymfolk needs Node ${nodeNeeded} or newer and npm has none for ${process.platform} ${process.arch}: install it from https://nodejs.org`,
    )
  const path = [dirname(node), join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter)
  // The IPC channel exists only to close: when this process is killed, the script behind it notices and stops.
  const running = follow(
    spawn(node, [...flagsFor(command), script, ...args], {
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      env: { NODE_COMPILE_CACHE: compileCache, MALLOC_ARENA_MAX: arenasMax, ...process.env, PATH: path },
    }),
  )
  running.on('error', (error) =>
    fail(`Node at ${node} does not run here (${error.code}): install Node ${nodeNeeded} or newer from https://nodejs.org`),
  )
  running.on('exit', (code, signal) => {
    // A process that fails by itself has printed why; one that is killed (by the kernel, when memory is short) can't.
    if (signal && !stopped) console.error(`${nameOf(command)} was ended by ${signal}${reasons[signal] ?? ''}`)
    leaveAs(code, signal)
  })
}

const nameOf = (command) => (['start', 'serve', 'dev'].includes(command) ? 'The shop' : `npm run ${command}`)

const reasons = {
  SIGKILL: ': someone killed it, or the machine had no memory left',
  SIGABRT: ': Node gave up, most often because its memory was full',
}

/** For glibc's malloc: it gives threads heaps of their own, up to eight per core, and freed memory stays in its heap. */
const arenasMax = '2'

/**
 * Node flags of the shop's own process: a young generation of 16 MB. With 64 MB the shop isn't measurably faster, and takes 80 MB more
 * under a flood.
 */
const flagsFor = (command) =>
  command === 'start' || command === 'serve' ? JSON.parse(readFileSync('scripts/up/node-flags.json', 'utf8')) : []

/** This Node if it is new enough, otherwise the one that came with the packages. */
function findNode() {
  if (Number(process.versions.node.split('.')[0]) >= nodeNeeded) return process.execPath
  const [platform, file] = process.platform === 'win32' ? ['win', 'node.exe'] : [process.platform, 'node']
  const candidates = [join(root, 'node_modules', `node-${platform}-${process.arch}`, 'bin', file), join(root, 'node_modules', '.bin', file)]
  return candidates.find((candidate) => existsSync(candidate))
}

function follow(started) {
  child = started
  return started
}

/**
 * Ctrl-C reaches every process of the terminal, `kill` only the one it names. Forwarding serves both, and scripts treat several signals
 * within a second as one.
 */
function passSignalsOn() {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      stopped = signal
      if (!child?.kill(signal)) leaveAs(null, signal)
    })
  }
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  // npm killed with -9 notifies nobody. Without npm, a vanished parent means nothing: daemons are started that way.
  setInterval(() => process.ppid !== parent && child?.kill('SIGTERM'), 500).unref()
}

function leaveAs(code, signal) {
  process.exit(signal ? 128 + constants.signals[signal] : code)
}

function fail(message) {
  console.error(message)
  process.exit(1)
}

await main(process.argv.slice(2))
