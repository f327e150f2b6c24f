import { lstat, mkdtemp, readdir, rm } from 'node:fs/promises'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'

/** Process ids are only meaningful on the same machine or in the same container. */
const host = hostname().replace(/[^\w-]/g, '_')
const pattern = /^gymfolk-[a-z]+\.([\w-]+)\.(\d+)\.\w{6}$/

/**
 * Makes a private temporary folder. Its name contains its owner, so that `sweepTemporaryFolders` finds what a killed process left behind.
 */
export const newTemporaryFolder = (purpose: string): Promise<string> =>
  mkdtemp(join(tmpdir(), `gymfolk-${purpose}.${host}.${process.pid}.`))

/** Runs `work` with such a folder, then removes the folder. */
export async function inTemporaryFolder<T>(purpose: string, work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await newTemporaryFolder(purpose)
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Removes the folders of processes that are gone, so that half-received files don't fill the disk. Folders that can't be removed stay. */
export async function sweepTemporaryFolders(): Promise<void> {
  for (const name of await readdir(tmpdir()).catch(() => [])) {
    const [, of, pid] = pattern.exec(name) ?? []
    const path = join(tmpdir(), name)
    if (of === host && (await isStale(path, Number(pid)))) await rm(path, { recursive: true, force: true }).catch(() => {})
  }
}

/** Whether a folder's process is gone. In a shared folder anyone can make one with such a name, so other users' folders are ignored. */
async function isStale(path: string, pid: number): Promise<boolean> {
  const found = await lstat(path).catch(() => undefined)
  if (!found?.isDirectory() || found.uid !== process.getuid?.()) return false
  // In a restarted container every process has the same id as its predecessor.
  return pid === process.pid ? found.mtimeMs < Date.now() - process.uptime() * 1000 : !isRunning(pid)
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH'
  }
}
