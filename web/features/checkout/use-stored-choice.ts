import { useState } from 'react'

const entry = (name: string) => `checkout-${name}`

/** A choice in the checkout that survives a reload. It belongs to this tab, and is cleared with the order (`clearStoredChoices`). */
export function useStoredChoice(name: string): [choice: string | undefined, choose: (chosen: string) => void] {
  const [choice, setChoice] = useState(() => attempt(() => sessionStorage.getItem(entry(name)) ?? undefined))
  return [
    choice,
    (chosen) => {
      setChoice(chosen)
      attempt(() => sessionStorage.setItem(entry(name), chosen))
    },
  ]
}

export const clearStoredChoices = (names: readonly string[]): void =>
  names.forEach((name) => attempt(() => sessionStorage.removeItem(entry(name))))

/** Session storage may be blocked; the choice is then lost on reload. */
function attempt<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
