import { unreachable } from './call.ts'

const failed = new WeakSet<() => unknown>()

/**
 * Loads what's needed once something is used; refuses with SERVICE_UNAVAILABLE where it can't be loaded. A browser doesn't ask again for a
 * module that it couldn't load while the page stands: the second time the page itself is loaded anew, if there's a network.
 */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load()
  } catch {
    if (failed.has(load) && navigator.onLine) window.location.reload()
    failed.add(load)
    throw unreachable()
  }
}
