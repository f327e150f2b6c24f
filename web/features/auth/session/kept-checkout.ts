import { useStored } from '#web/lib/store.ts'

/** In this tab only, so that on a shared computer nothing stays behind. Signing out clears it with the rest. */
const entry = 'kept-checkout'
const choicePrefix = 'checkout-'

interface Kept {
  userId: string
  checkout: ReturnType<typeof useStored.getState>['checkout']
  codes: string[]
  /** The choices in the checkout, by their entries. */
  choices: [string, string][]
}

/** Reads what was typed in the checkout, its choices and the promotion codes. Returns a function that keeps them in this tab. */
export function holdCheckout(): () => void {
  const { auth, checkout, cart } = useStored.getState()
  const choices =
    attempt(() =>
      Object.keys(sessionStorage)
        .filter((name) => name.startsWith(choicePrefix))
        .map((name): Kept['choices'][number] => [name, sessionStorage.getItem(name) ?? '']),
    ) ?? []
  return () => {
    const kept = auth.userId && ({ userId: auth.userId, checkout, codes: cart.codes, choices } satisfies Kept)
    if (kept) attempt(() => sessionStorage.setItem(entry, JSON.stringify(kept)))
  }
}

/** After a sign-in: restores what was kept if the same person is back, and drops it otherwise. */
export function restoreCheckout(): void {
  const text = attempt(() => sessionStorage.getItem(entry))
  if (!text) return
  attempt(() => sessionStorage.removeItem(entry))
  const { userId, checkout, codes, choices } = JSON.parse(text) as Kept
  const { auth, cart } = useStored.getState()
  if (auth.userId !== userId) return
  useStored.setState({ checkout, cart: { ...cart, codes: [...new Set([...codes, ...cart.codes])] } })
  for (const [name, choice] of choices) attempt(() => sessionStorage.setItem(name, choice))
}

/** Session storage may be blocked; then nothing is kept. */
function attempt<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
