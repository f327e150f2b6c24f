const railMax = 8
const railMin = 4

interface WithId {
  id: string
}

/**
 * Rows of products without duplicates, and without those shown elsewhere. The rows pick in turn, so that the first one doesn't take what
 * the others need. If there isn't enough for all, those with the fewest products stay empty.
 */
export function withoutRepeats<T extends WithId>(rails: readonly T[][], elsewhere: readonly string[]): T[][] {
  let left = rails.map((_, at) => at)
  for (;;) {
    const chosen = inTurn(
      rails.map((cards, at) => (left.includes(at) ? cards : [])),
      elsewhere,
    )
    const fewest = Math.min(...left.map((at) => chosen[at]!.length))
    if (fewest >= railMin || left.length <= 1) return chosen
    const shortest = left.findLast((at) => chosen[at]!.length === fewest)
    left = left.filter((at) => at !== shortest)
  }
}

function inTurn<T extends WithId>(rails: readonly T[][], elsewhere: readonly string[]): T[][] {
  const shown = new Set(elsewhere)
  const chosen = rails.map((): T[] => [])
  for (let turn = 0; turn < railMax; turn += 1)
    for (const [at, cards] of rails.entries()) {
      const next = cards.find(({ id }) => !shown.has(id))
      if (!next) continue
      shown.add(next.id)
      chosen[at]!.push(next)
    }
  return chosen
}
