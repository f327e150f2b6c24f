import { mkdtemp, rmdir, stat } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'

/**
 * Why files can't be stored in a directory, as the system's code; undefined if they can. Tries it, as permissions don't tell of a file system
 * that is read-only. Leaves nothing behind: of a directory that isn't there yet, it tries the nearest one above it.
 */
export async function whyNotWritable(path: string): Promise<string | undefined> {
  const found = await stat(path).catch(codeOf)
  const above = dirname(resolve(path))
  if (found === 'ENOENT' && above !== resolve(path)) return whyNotWritable(above)
  if (typeof found === 'string') return found
  if (!found.isDirectory()) return 'ENOTDIR'
  return mkdtemp(join(path, '.writable-'))
    .then(rmdir)
    .then(() => undefined, codeOf)
}

const codeOf = (error: NodeJS.ErrnoException): string => error.code ?? 'unknown'
