/** The list with one item moved a place up or down. */
export function moved<T>(list: readonly T[], from: number, by: 1 | -1): T[] {
  const next = [...list]
  const [item] = next.splice(from, 1)
  next.splice(from + by, 0, item!)
  return next
}
