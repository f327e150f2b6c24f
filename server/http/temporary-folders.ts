import { lstat, mkdtemp, readdir, rm } from 'node:fs/promises'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'

/** Process ids mean something on their own machine, or in their own container, only. */
const host = hostname().replace(/[^\w-]/g, '_')
const pattern = /^gymfolk-[a-z]+\.([\w-]+)\.(\d+)\.\w{6}$/

/** A folder that nobody else reads. Its name says whose it is, so that `sweepTemporaryFolders` finds what a killed process left. */
export const newTemporaryFolder = (purpose: string): Promise<string> =>
  mkdtemp(join(tmpdir(), `gymfolk-${purpose}.${host}.${process.pid}.`))

/** Runs `work` with such a folder, and removes it. */
export async function inTemporaryFolder<T>(purpose: string, work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await newTemporaryFolder(purpose)
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Removes the folders of processes that are gone, so that files which were half received don't fill the disk. What can't be removed stays. */
export async function sweepTemporaryFolders(): Promise<void> {
  for (const name of await readdir(tmpdir()).catch(() => [])) {
    const [, of, pid] = pattern.exec(name) ?? []
    const path = join(tmpdir(), name)
    if (of === host && (await isStale(path, Number(pid)))) await rm(path, { recursive: true, force: true }).catch(() => {})
  }
}

/** In a shared folder anyone can make one with such a name: those of other users aren't ours to follow. */
async function isStale(path: string, pid: number): Promise<boolean> {
  const found = await lstat(path).catch(() => undefined)
  if (!found?.isDirectory() || found.uid !== process.getuid?.()) return false
  // In a container that starts again, every process has the same id as the one before.
  return pid === process.pid ? found.mtimeMs < Date.now() - process.uptime() * 1000 : !isRunning(pid)
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH'
  }
}
