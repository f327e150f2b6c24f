import { create } from 'zustand'
import { emptyStored, readStored, type Stored } from './stored.ts'

const name = 'root'
const version = 1
const timeoutMs = 5000

/** `ready` turns true once the stored state is loaded (or couldn't be); it isn't stored itself. */
interface State extends Stored {
  ready: boolean
}

/** Cart, session and checkout, stored in the browser. Empty on the server and in the first render. */
export const useStored = create<State>()(() => ({ ...emptyStored, ready: false }))

/** Tabs with a staff view of the shop use session storage, so that the other tabs keep their state. */
const storage = (): Storage =>
  sessionStorage.getItem('view') && !window.location.pathname.startsWith('/admin') ? sessionStorage : localStorage

/** Loads the stored state after the first render, and stores every change from then on. Slow storage is waited for up to `timeoutMs`. */
export async function rehydrate(): Promise<void> {
  const entry = await Promise.race([readEntry(), new Promise<null>((resolve) => setTimeout(resolve, timeoutMs, null))])
  useStored.setState({ ...entry, ready: true })
  useStored.subscribe(persist)
  window.addEventListener('storage', syncFromOtherTab)
}

/** The stored state of this version; null if there is none. */
async function readEntry(): Promise<Stored | null> {
  try {
    return parseEntry(storage().getItem(name))
  } catch {
    return null
  }
}

/** Parses an entry; null if there is none, or it's from another version. */
function parseEntry(text: string | null): Stored | null {
  const entry: unknown = JSON.parse(text ?? 'null')
  const isCurrent = typeof entry === 'object' && entry !== null && 'version' in entry && entry.version === version
  return isCurrent && 'state' in entry ? readStored(entry.state) : null
}

function persist({ cart, auth, checkout }: Stored): void {
  attempt(() => storage().setItem(name, JSON.stringify({ state: { cart, auth, checkout }, version })))
}

/** Adopts the entry another tab wrote, so that the carts agree. Entries of another version are ignored. */
function syncFromOtherTab({ key, newValue, storageArea }: StorageEvent): void {
  attempt(() => {
    if (key !== name || storageArea !== storage()) return
    const stored = newValue === null ? emptyStored : parseEntry(newValue)
    if (!stored) return
    const { userId } = useStored.getState().auth
    // Another person is signed in now, so this tab's own data of the previous one is cleared, too.
    if (userId && userId !== stored.auth.userId) sessionStorage.clear()
    useStored.setState(stored)
  })
}

/** Clears everything, on sign-out. */
export function clearStored(): void {
  useStored.setState(emptyStored)
}

function attempt(work: () => void): void {
  try {
    work()
  } catch {
    // Full or blocked storage mustn't break the page.
  }
}
