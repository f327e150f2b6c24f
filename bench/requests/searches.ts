import type { LoadRequest } from '../load/connection.ts'
import { openChooser } from './choose.ts'
import { get } from './get.ts'

/** Search terms as people type them: correct, misspelt, synonyms, several words, and kinds of products. */
const words =
  'kettlebell ketlebell dumbbell dumbell barbell rack bench treadmill rower bike rope mat block strap band gloves glvoes bag wraps shorts tee hoodie leggings leggins socks cap shoe runner trainer slide whey protien creatine electrolyte gel bar vitamin omega massage masage roller ball tub salt bottle botle shaker backpack duffel belt chalk towel watch headlamp vest flask'.split(
    ' ',
  )
const adjectives = 'black steel leather light classic home club studio travel compact pro men women heavy soft cotton cork'.split(' ')
const phrases = ['protein powder', 'yoga mats', 'running shoes', 'kb', 'ez bar', 'sneakers', 'ice bath', 'jumprope', 'weights', 'gym bag']
const seed = 15

/** Every term, alone and with an addition, in any order; each is a different query. */
function queries(): string[] {
  const pairs = words.flatMap((word) => adjectives.map((adjective) => `${adjective} ${word}`))
  return openChooser(seed).shuffled([...words, ...pairs, ...phrases])
}

/** API requests for the first 20 results of many queries. */
export const searchRequests = (): LoadRequest[] =>
  queries().map((q) => get(`/api/search/?${new URLSearchParams({ q, limit: '20', filterBy: 'ALL' })}`))

/** API requests for suggestions to the beginnings of these queries, as they're sent while someone types. */
export const suggestionRequests = (): LoadRequest[] =>
  queries().flatMap((q) =>
    [2, 4, 6, 9].filter((n) => n <= q.length).map((n) => get(`/api/search/suggestions?${new URLSearchParams({ q: q.slice(0, n) })}`)),
  )
