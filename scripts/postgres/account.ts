import { spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { chown } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Problem } from '../problem.ts'

const nobody = 65534

/** The user that PostgreSQL runs as, and how to start a program as that user. */
export interface Account {
  command: (file: string, args: string[]) => [file: string, args: string[]]
  /** Options for child_process. */
  ids: { uid: number; gid: number } | Record<string, never>
  own: (path: string) => Promise<void>
}

const ourselves: Account = { command: (file, args) => [file, args], ids: {}, own: async () => {} }

/**
 * PostgreSQL refuses to run as root, so root runs it as the owner of the cluster, initially `nobody`. `paths` are what that user must be
 * able to reach.
 */
export function chooseAccount(cluster: string, paths: string[]): Account {
  if (process.getuid?.() !== 0) return ourselves
  const owner = statSync(cluster, { throwIfNoEntry: false })
  const ids = owner?.uid ? { uid: owner.uid, gid: owner.gid } : { uid: nobody, gid: nobody }
  const own = (path: string) => chown(path, ids.uid, ids.gid)
  const closed = paths.map((path) => firstClosed(path, ids.uid)).find((path) => path !== undefined)
  if (closed === undefined) return { command: (file, args) => [file, args], ids, own }
  return { command: throughClosedFolders(closed, ids), ids: {}, own }
}

/** The outermost folder on a path that other users may not enter, such as /root. */
function firstClosed(path: string, uid: number): string | undefined {
  const above = dirname(path) === path ? undefined : firstClosed(dirname(path), uid)
  if (above !== undefined) return above
  const stat = statSync(path, { throwIfNoEntry: false })
  return !stat || stat.uid === uid || stat.mode & 0o001 ? undefined : path
}

/**
 * For a clone in /root: the server may keep only root's capability to enter any folder. PostgreSQL only refuses to be root itself. It calls
 * access(2), which ignores such capabilities of other users unless `no_setuid_fixup` is set.
 */
function throughClosedFolders(closed: string, { uid, gid }: { uid: number; gid: number }): Account['command'] {
  const flags = [
    `--reuid=${uid}`,
    `--regid=${gid}`,
    '--clear-groups',
    '--inh-caps=+dac_override',
    '--ambient-caps=+dac_override',
    '--securebits=+no_setuid_fixup',
  ]
  if (spawnSync('setpriv', [...flags, 'true']).status !== 0) {
    throw new Problem(
      `PostgreSQL does not run as root, and other users may not enter ${closed}: put Gymfolk elsewhere, run it as an ordinary user, or set DATABASE_URL`,
    )
  }
  return (file, args) => ['setpriv', [...flags, file, ...args]]
}
