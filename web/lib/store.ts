import { create } from 'zustand'
import { emptyStored, readStored, type Stored } from './stored.ts'

const name = 'root'
const version = 1
const timeoutMs = 5000

/** `ready` turns true once the kept state is in (or was given up on); it is not kept itself. */
interface State extends Stored {
  ready: boolean
}

/** Cart, auth and checkout, kept in the browser. The server and the first render in the browser see it empty. */
export const useStored = create<State>()(() => ({ ...emptyStored, ready: false }))

/** Brings the kept state in, after the first render, and keeps every change from then on; slow storage is given up on so that the page works. */
export async function rehydrate(): Promise<void> {
  const entry = await Promise.race([readEntry(), new Promise<null>((resolve) => setTimeout(resolve, timeoutMs, null))])
  useStored.setState({ ...entry, ready: true })
  useStored.subscribe(persist)
  window.addEventListener('storage', syncFromOtherTab)
}

/** What is kept in this version; null where there is nothing. */
async function readEntry(): Promise<Stored | null> {
  try {
    const entry: unknown = JSON.parse(localStorage.getItem(name) ?? 'null')
    const current = typeof entry === 'object' && entry !== null && 'version' in entry && entry.version === version
    return current && 'state' in entry ? readStored(entry.state) : null
  } catch {
    return null
  }
}

function persist({ cart, auth, checkout }: Stored): void {
  attempt(() => localStorage.setItem(name, JSON.stringify({ state: { cart, auth, checkout }, version })))
}

/** Another tab changed the entry: take it over, so that carts agree. */
function syncFromOtherTab({ key, newValue }: StorageEvent): void {
  if (key !== name) return
  attempt(() => useStored.setState(readStored(newValue === null ? null : JSON.parse(newValue).state)))
}

/** Forgets everything: what signing out does. */
export function clearStored(): void {
  useStored.setState(emptyStored)
}

function attempt(work: () => void): void {
  try {
    work()
  } catch {
    // Storage that is full or closed must not break the page.
  }
}
