import { create } from 'zustand'
import { emptyStored, readStored, type Stored } from './stored.ts'

const name = 'root'
const version = 1
const timeoutMs = 5000

/** `ready` turns true once the stored state is loaded (or couldn't be); it isn't stored itself. */
interface State extends Stored {
  ready: boolean
}

/** Cart, auth and checkout, stored in the browser. The server and the first render see it empty. */
export const useStored = create<State>()(() => ({ ...emptyStored, ready: false }))

/** Tabs in which staff look at the shop as a customer sees it store for themselves: the others stay theirs. */
const place = (): Storage =>
  sessionStorage.getItem('view') && !window.location.pathname.startsWith('/admin') ? sessionStorage : localStorage

/** Loads the stored state after the first render, and stores every change from then on. Doesn't wait for slow storage, so the page works. */
export async function rehydrate(): Promise<void> {
  const entry = await Promise.race([readEntry(), new Promise<null>((resolve) => setTimeout(resolve, timeoutMs, null))])
  useStored.setState({ ...entry, ready: true })
  useStored.subscribe(persist)
  window.addEventListener('storage', syncFromOtherTab)
}

/** What's stored in this version; null if there's nothing. */
async function readEntry(): Promise<Stored | null> {
  try {
    return parseEntry(place().getItem(name))
  } catch {
    return null
  }
}

/** The state in the text of an entry; null where there is none, or one of another version. */
function parseEntry(text: string | null): Stored | null {
  const entry: unknown = JSON.parse(text ?? 'null')
  const isCurrent = typeof entry === 'object' && entry !== null && 'version' in entry && entry.version === version
  return isCurrent && 'state' in entry ? readStored(entry.state) : null
}

function persist({ cart, auth, checkout }: Stored): void {
  attempt(() => place().setItem(name, JSON.stringify({ state: { cart, auth, checkout }, version })))
}

/** Another tab changed the entry: adopt it, so the carts agree. What a tab of another version writes isn't for this one. */
function syncFromOtherTab({ key, newValue, storageArea }: StorageEvent): void {
  attempt(() => {
    if (key !== name || storageArea !== place()) return
    const stored = newValue === null ? emptyStored : parseEntry(newValue)
    if (!stored) return
    const { userId } = useStored.getState().auth
    // Who was here has left: what this tab remembers of them goes, too.
    if (userId && userId !== stored.auth.userId) sessionStorage.clear()
    useStored.setState(stored)
  })
}

/** Clears everything, as signing out does. */
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
