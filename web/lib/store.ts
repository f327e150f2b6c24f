import { create } from 'zustand'
import { persist, type PersistStorage } from 'zustand/middleware'
import { emptyStored, readStored, type Stored } from './stored.ts'

const name = 'root'
const version = 1
const patienceMs = 5000

/** `ready` turns true once the kept state is in (or was given up on); it is not kept itself. */
interface State extends Stored {
  ready: boolean
}

const storage: PersistStorage<Stored> = {
  getItem: (key) => {
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
      return typeof kept === 'object' && kept !== null && 'version' in kept && kept.version === version
        ? (kept as { state: Stored; version: number })
        : null
    } catch {
      return null
    }
  },
  setItem: (key, value) => attempt(() => localStorage.setItem(key, JSON.stringify(value))),
  removeItem: (key) => attempt(() => localStorage.removeItem(key)),
}

/** Cart, auth and checkout, kept in the browser. The server and the first render in the browser see it empty. */
export const useStored = create<State>()(
  persist((): State => ({ ...emptyStored, ready: false }), {
    name,
    version,
    storage,
    skipHydration: true,
    partialize: ({ cart, auth, checkout }): Stored => ({ cart, auth, checkout }),
    merge: (kept, current) => (current.ready ? current : { ...current, ...readStored(kept) }),
  }),
)

/** Brings the kept state in, after the first render; slow storage is given up on so that the page works. */
export async function rehydrate(): Promise<void> {
  await Promise.race([useStored.persist.rehydrate(), new Promise((resolve) => setTimeout(resolve, patienceMs))])
  useStored.setState({ ready: true })
  window.addEventListener('storage', takeOver)
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
