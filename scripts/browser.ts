import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { Problem } from './problem.ts'

const tmp = resolve(import.meta.dirname, '..', 'tmp')

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

interface FoundBrowser {
  executablePath: string
  args: string[]
}

/** Finds a Chromium for tests: the one in CHROME_PATH, one installed on this machine, or the one that came with the packages. */
export async function findBrowser(): Promise<FoundBrowser> {
  const chosen = process.env['CHROME_PATH']
  if (chosen && !existsSync(chosen)) throw new Problem(`CHROME_PATH is ${chosen}, which doesn't exist`)
  const found = chosen || installed.find((path) => existsSync(path))
  const args = ['--disable-background-networking', '--disable-component-update', '--no-first-run']
  // Chromium's sandbox doesn't work as root or in most containers, and the packed build has none; we visit only our own pages.
  if (!found || process.getuid?.() === 0) args.push('--no-sandbox')
  return { executablePath: found ?? (await openPackedBrowser(await packedHome())), args }
}

async function packedHome(): Promise<string> {
  const about = await readFile(resolve(tmp, '..', 'node_modules/@sparticuz/chromium/package.json'), 'utf8')
  return join(tmp, `browser-${(JSON.parse(about) as { version: string }).version}`)
}

/** The packed Chromium brings its own libraries and fonts, which it finds through environment variables of the process that starts it. */
async function openPackedBrowser(home: string): Promise<string> {
  if (process.platform !== 'linux' || process.arch !== 'x64')
    throw new Problem('No browser found: install Chromium or Chrome, or set CHROME_PATH')
  if (!existsSync(home)) await unpack(home)
  process.env['FONTCONFIG_PATH'] = join(home, 'fonts')
  process.env['LD_LIBRARY_PATH'] = [join(home, 'al2023', 'lib'), process.env['LD_LIBRARY_PATH']].filter(Boolean).join(':')
  return join(home, 'chromium')
}

/** Unpacks into a folder with another name first, so that half a browser is never taken for a complete one. */
async function unpack(home: string): Promise<void> {
  const draft = `${home}.new-${process.pid}`
  await mkdir(draft, { recursive: true })
  const before = { TMPDIR: process.env['TMPDIR'], LD_LIBRARY_PATH: process.env['LD_LIBRARY_PATH'] }
  // The package unpacks into TMPDIR, and unpacks its libraries only if it believes that it runs on AWS Lambda.
  Object.assign(process.env, { TMPDIR: draft, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' })
  const { default: packed } = await import('@sparticuz/chromium')
  await packed.executablePath()
  restore(before)
  const fonts = join(draft, 'fonts', 'fonts.conf')
  await writeFile(fonts, (await readFile(fonts, 'utf8')).replaceAll('/tmp/fonts', join(home, 'fonts')))
  await rename(draft, home).catch(() => rm(draft, { recursive: true, force: true }))
}

function restore(variables: Record<string, string | undefined>): void {
  delete process.env['AWS_EXECUTION_ENV']
  for (const [name, value] of Object.entries(variables)) {
    if (value === undefined) delete process.env[name]
    else process.env[name] = value
  }
}
