import { create } from 'zustand'
import { emptyStored, readStored, type Stored } from './stored.ts'

const name = 'root'
const version = 1
const patienceMs = 5000

/** `ready` turns true once the kept state is in (or was given up on); it is not kept itself. */
interface State extends Stored {
  ready: boolean
}

/** Cart, auth and checkout, kept in the browser. The server and the first render in the browser see it empty. */
export const useStored = create<State>()(() => ({ ...emptyStored, ready: false }))

/** Brings the kept state in, after the first render, and keeps every change from then on; slow storage is given up on so that the page works. */
export async function rehydrate(): Promise<void> {
  const kept = await Promise.race([read(), new Promise<null>((resolve) => setTimeout(resolve, patienceMs, null))])
  useStored.setState({ ...kept, ready: true })
  useStored.subscribe(keep)
  window.addEventListener('storage', takeOver)
}

/** What is kept in this version; null where there is nothing. */
async function read(): Promise<Stored | null> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(name) ?? 'null')
    const current = typeof kept === 'object' && kept !== null && 'version' in kept && kept.version === version
    return current && 'state' in kept ? readStored(kept.state) : null
  } catch {
    return null
  }
}

function keep({ cart, auth, checkout }: Stored): void {
  attempt(() => localStorage.setItem(name, JSON.stringify({ state: { cart, auth, checkout }, version })))
}

/** Another tab changed the entry: take it over, so that carts agree. */
function takeOver({ key, newValue }: StorageEvent): void {
  if (key !== name) return
  attempt(() => useStored.setState(readStored(newValue === null ? null : JSON.parse(newValue).state)))
}

/** Forgets everything: what signing out does. */
export function forgetStored(): void {
  useStored.setState(emptyStored)
}

function attempt(work: () => void): void {
  try {
    work()
  } catch {
    // Storage that is full or closed must not break the page.
  }
}
