/** The start of a page of a ranking: how many rows were before it, and the place and key of the last of them. */
export interface Before {
  read: number
  place: number
  last: number
}

/** The place of each key, in order. Equal keys share a place. */
export function ranksFrom(before: Before, keys: { id: string; key: number }[]): Map<string, number> {
  const places = new Map<string, number>()
  let { read, place, last } = before
  for (const { id, key } of keys) {
    read += 1
    if (key !== last || place === 0) place = read
    last = key
    places.set(id, place)
  }
  return places
}
