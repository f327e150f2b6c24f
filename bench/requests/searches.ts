import type { LoadRequest } from '../load/connection.ts'
import { openChooser } from './choose.ts'
import { get } from './get.ts'

/** As people type them: right, misspelt, in other words, of several words, and names of a kind of product. */
const words =
  'kettlebell ketlebell dumbbell dumbell barbell rack bench treadmill rower bike rope mat block strap band gloves glvoes bag wraps shorts tee hoodie leggings leggins socks cap shoe runner trainer slide whey protien creatine electrolyte gel bar vitamin omega massage masage roller ball tub salt bottle botle shaker backpack duffel belt chalk towel watch headlamp vest flask'.split(
    ' ',
  )
const adjectives = 'black steel leather light classic home club studio travel compact pro men women heavy soft cotton cork'.split(' ')
const phrases = ['protein powder', 'yoga mats', 'running shoes', 'kb', 'ez bar', 'sneakers', 'ice bath', 'jumprope', 'weights', 'gym bag']
const seed = 15

/** Every word, alone and with something said of it, in any order; each is a query of its own. */
function queries(): string[] {
  const pairs = words.flatMap((word) => adjectives.map((adjective) => `${adjective} ${word}`))
  return openChooser(seed).shuffled([...words, ...pairs, ...phrases])
}

/** By the API: the first 20 results of many queries. */
export const searches = (): LoadRequest[] =>
  queries().map((q) => get(`/api/search/?${new URLSearchParams({ q, limit: '20', filterBy: 'ALL' })}`))

/** By the API: what the beginnings of these queries may become, as they come while someone types. */
export const typing = (): LoadRequest[] =>
  queries().flatMap((q) =>
    [2, 4, 6, 9].filter((n) => n <= q.length).map((n) => get(`/api/search/suggestions?${new URLSearchParams({ q: q.slice(0, n) })}`)),
  )
