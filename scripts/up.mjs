/**
 * `node scripts/up.mjs <command> [args]`: what every npm script goes through. Plain JavaScript without dependencies, because
 * it runs on whatever Node (20 or newer) the machine has, before anything is installed: it installs what is missing, finds
 * the Node that runs TypeScript, hands over to scripts/<command>.ts, and ends with that script's exit code.
 */
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { constants } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { install } from './up/install.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
/** What runs with the production packages, which are put there by hand (`npm ci --omit=dev`). */
const production = {
  serve: 'dist/app/main.js',
  admin: 'scripts/admin.ts',
  books: 'scripts/books.ts',
  backup: 'scripts/backup.ts',
  restore: 'scripts/restore.ts',
}
const commands = ['start', 'test', 'dev', 'verify', 'bench', 'soak', 'shots', 'lighthouse', 'build', 'client', ...Object.keys(production)]
const nodeNeeded = 24
/** Where Node keeps what it compiled of our TypeScript: the shop opens in a third of the time. A folder that can't be written is left alone. */
const compileCache = join(root, 'tmp', 'compile-cache')

/** The process at work now: npm, then the script. Signals go to it. */
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

/** What `npm start` has built are the pages alone: then the shop runs from its sources, as it does there. */
function scriptOf(command) {
  if (command === 'serve' && !existsSync(production.serve) && existsSync('dist/server/entry.server.js')) return 'server/main.ts'
  return production[command] ?? `scripts/${command}.ts`
}

/** False when it failed, which was said. */
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
  // The channel is there only to break: when this process is killed, the script behind it notices and stops.
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
    // What fails by itself has said why; what is killed (by the kernel, when memory is short) can't.
    if (signal && !stopped) console.error(`${nameOf(command)} was ended by ${signal}${reasons[signal] ?? ''}`)
    leaveAs(code, signal)
  })
}

const nameOf = (command) => (['start', 'serve', 'dev'].includes(command) ? 'The shop' : `npm run ${command}`)

const reasons = {
  SIGKILL: ': someone killed it, or the machine had no memory left',
  SIGABRT: ': Node gave up, most often because its memory was full',
}

/** Of glibc's malloc: it gives threads heaps of their own, up to eight for each core, and what is freed in one stays in it. */
const arenasMax = '2'

/**
 * What the shop's own process runs with: a young generation of 16 MB. With 64 the shop is no faster within what can be measured, and
 * takes 80 MB more under a flood.
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
 * Ctrl-C reaches every process of the terminal by itself, `kill` only the one it names: passing on serves both, and the
 * scripts take several signals within a second as one.
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
  // npm killed with -9 says nothing to anybody. Without npm a vanished parent means nothing: that is how daemons are started.
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
