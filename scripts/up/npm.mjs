/** `npm ci`, reported as one line. Its own output is shown only if it fails: warnings about the machine's old Node help nobody. */
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'

const flags = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error']

/** `folders` are the packages to install, for the progress bar; `cwd` is where their lock file is. Rejects with npm's error. */
export async function runNpm(folders, follow, cwd = '.') {
  const started = performance.now()
  const seconds = () => `${((performance.now() - started) / 1000).toFixed(1)} s`
  const terminal = process.stdout.isTTY
  if (!terminal) console.log('  Installing packages …')
  const drawing = terminal && setInterval(() => draw(folders, cwd, seconds()), 200)
  const npm = follow(startNpm(cwd))
  const output = []
  npm.stdout.on('data', (data) => output.push(data))
  npm.stderr.on('data', (data) => output.push(data))
  const code = await new Promise((resolve, reject) => npm.on('error', reject).on('close', resolve))
  clearInterval(drawing)
  if (terminal) process.stdout.write('\r\x1b[K')
  if (code !== 0) throw new Error(`npm ci failed:\n${gist(Buffer.concat(output).toString())}`)
  console.log(`✓ ${'Packages installed'.padEnd(28)} ${seconds().padStart(7)}`)
}

/** The npm that called us, or the one in PATH. */
function startNpm(cwd) {
  const options = { stdio: ['ignore', 'pipe', 'pipe'], cwd }
  const caller = process.env.npm_execpath
  if (caller?.endsWith('npm-cli.js')) return spawn(process.execPath, [caller, ...flags], options)
  return spawn('npm', flags, { ...options, shell: process.platform === 'win32' })
}

function draw(folders, cwd, time) {
  const share = folders.filter((folder) => existsSync(`${cwd}/${folder}/package.json`)).length / folders.length
  const bar = '━'.repeat(Math.round(share * 20)).padEnd(20, '·')
  process.stdout.write(`\r\x1b[K  ${'Installing packages'.padEnd(28)} ${time.padStart(7)}  ${bar}`)
}

/** npm's output ends with its usage text; the first lines say what is wrong. */
function gist(text) {
  const lines = text.split('\n').map((line) => line.replace(/^npm error ?/, '').trimEnd())
  return lines
    .filter((line) => line && !line.startsWith('npm warn'))
    .slice(0, 12)
    .join('\n')
}
