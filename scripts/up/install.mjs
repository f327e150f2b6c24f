/** Installs the packages if node_modules doesn't match package-lock.json. Plain JavaScript, as nothing is installed yet. */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { runNpm } from './npm.mjs'

const stamp = 'node_modules/.installed'
/** The file that npm writes at the very end of an installation. */
const npmStamp = 'node_modules/.package-lock.json'
const lock = 'tmp/installing'

/** `follow` receives the npm process, so that signals reach it. */
export async function install(follow) {
  const text = readFileSync('package-lock.json')
  const hash = createHash('sha256').update(text).digest('hex')
  if (isStamped(hash)) return
  await waitForTurn()
  try {
    if (isStamped(hash)) return
    const { packages } = JSON.parse(text)
    if (isProduction(packages)) throw new Error(productionOnly)
    if (!isSameTree(packages)) await runNpm(neededPackages(packages), follow)
    writeFileSync(stamp, hash)
  } finally {
    releaseLock()
  }
}

const isStamped = (hash) => existsSync(stamp) && readFileSync(stamp, 'utf8') === hash

/** True after a manual `npm ci`: it needn't be repeated. */
function isSameTree(packages) {
  if (!existsSync(npmStamp)) return false
  const found = JSON.parse(readFileSync(npmStamp, 'utf8')).packages
  return (
    neededPackages(packages).every((path) => found[path]) &&
    Object.entries(found).every(([path, { version }]) => packages[path]?.version === version)
  )
}

const productionOnly =
  'Only the production packages are installed here (npm ci --omit=dev), which nothing may be put over: start the shop with npm run serve. To develop, run npm ci'

/** True after `npm ci --omit=dev`: every package that production needs and none that only development does. */
function isProduction(packages) {
  if (!existsSync(npmStamp)) return false
  const found = JSON.parse(readFileSync(npmStamp, 'utf8')).packages
  const isDev = (path) => Boolean(packages[path]?.dev)
  const needed = neededPackages(packages)
  return (
    needed.some(isDev) &&
    !Object.keys(found).some(isDev) &&
    needed.every((path) => found[path] || isDev(path) || packages[path].optional || packages[path].devOptional)
  )
}

/** Folders of the packages this machine must have. */
function neededPackages(packages) {
  return Object.keys(packages).filter((path) => path && isNeeded(packages[path]))
}

/** Optional packages are for certain machines only; those that don't name theirs are helpers of those that do. */
function isNeeded({ optional, os, cpu, libc }) {
  if (!optional) return true
  return Boolean(os && cpu && !libc) && [os].flat().includes(process.platform) && [cpu].flat().includes(process.arch)
}

/** One installation at a time: `npm start` and `npm test` may be called side by side on a fresh clone. */
async function waitForTurn() {
  mkdirSync('tmp', { recursive: true })
  for (let isAnnounced = false; !acquireLock();) {
    if (!isRunning(lockOwner())) {
      rmSync(lock, { force: true })
      continue
    }
    if (!isAnnounced) console.log(`  Another process is installing the packages (${lock} names it): waiting`)
    isAnnounced = true
    await wait(200)
  }
  process.once('exit', releaseLock)
}

function acquireLock() {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
    return false
  }
}

function releaseLock() {
  if (lockOwner() === process.pid) rmSync(lock, { force: true })
}

const lockOwner = () => (existsSync(lock) ? Number(readFileSync(lock, 'utf8')) : 0)

function isRunning(pid) {
  try {
    return pid > 0 && process.kill(pid, 0)
  } catch (error) {
    return error.code === 'EPERM'
  }
}
