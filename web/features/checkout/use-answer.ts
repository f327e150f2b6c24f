import { useState } from 'react'

const entry = (name: string) => `checkout-${name}`

/** A choice of the checkout that outlives a reload; it's this tab's alone, and ends with the order (`clearAnswers`). */
export function useAnswer(name: string): [answer: string | undefined, choose: (answer: string) => void] {
  const [answer, setAnswer] = useState(() => attempt(() => sessionStorage.getItem(entry(name)) ?? undefined))
  return [
    answer,
    (chosen) => {
      setAnswer(chosen)
      attempt(() => sessionStorage.setItem(entry(name), chosen))
    },
  ]
}

export const clearAnswers = (names: readonly string[]): void =>
  names.forEach((name) => attempt(() => sessionStorage.removeItem(entry(name))))

/** A browser may refuse its storage: the choice then lasts for this page. */
function attempt<T>(work: () => T): T | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
