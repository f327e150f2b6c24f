import type { ReactNode } from 'react'
import { urls } from '#contract/urls.ts'
import { formatPrice } from '#web/lib/converted-price.ts'
import type { Shop } from '#contract/shop.ts'
import { textIn, type Translate } from '#web/lib/text.ts'
import { Icon } from '#web/ui/icon.tsx'
import { MarkedText } from '#web/ui/marked-text.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { resizedUrl } from '#contract/pictures.ts'
import type { Suggestions } from './use-suggestions.ts'

/** A suggestion: its target and its rendering. */
export interface Entry {
  key: string
  to: string
  /** The text of the field after it's chosen. */
  text: string
  content: ReactNode
}
interface Group {
  name: string
  entries: Entry[]
}

const entriesMax = 10
const recentMax = 5

/** The suggestions for a text. For an empty one: recent searches, recently viewed products, and popular searches. */
export function groupsOf(
  text: string,
  answer: Suggestions | undefined,
  { recent, viewed }: { recent: string[]; viewed: Suggestions['products'] },
  { t, shop }: { t: Translate<'search'>; shop: Shop },
): Group[] {
  const typed = text.trim()
  const query = (q: string): Entry => ({ key: `query ${q}`, to: urls.search(q), text: q, content: <Query query={q} typed={typed} /> })
  const priceOf = ({ price, from }: Suggestions['products'][number]): string => {
    const amount = formatPrice(price, shop.currency)
    return from ? textIn(shop.locale, 'common')('price.from', { price: amount }) : amount
  }
  const item = (product: Suggestions['products'][number]): Entry => ({
    key: product.id,
    to: urls.product(product.slug),
    text: product.name,
    content: <Product product={product} price={priceOf(product)} />,
  })
  if (typed === '') {
    const lately = recent.slice(0, recentMax)
    const popular = (answer?.queries ?? []).filter((q) => !lately.includes(q)).slice(0, entriesMax - lately.length)
    return filled([
      { name: t('suggestions.recent'), entries: lately.map(query) },
      { name: t('suggestions.viewed'), entries: viewed.map((product) => ({ ...item(product), text: '' })) },
      { name: t('suggestions.popular'), entries: popular.map(query) },
    ])
  }
  if (!answer) return []
  const { queries, categories, products, people, clubs } = answer
  return filled([
    { name: t('suggestions.queries'), entries: queries.map(query) },
    {
      name: t('suggestions.products'),
      entries: products.map(item),
    },
    {
      name: t('suggestions.categories'),
      entries: categories.map(({ slug, name }) => ({ key: slug, to: urls.collection(slug), text: name, content: <span>{name}</span> })),
    },
    {
      name: t('suggestions.people'),
      entries: people.map(({ id, name }) => ({ key: id, to: urls.search(name, 'PEOPLE'), text: name, content: <Person name={name} /> })),
    },
    {
      name: t('suggestions.clubs'),
      entries: clubs.map(({ id, slug, name }) => ({ key: id, to: urls.club(slug), text: name, content: <Person name={name} /> })),
    },
  ])
}

const filled = (groups: Group[]): Group[] => groups.filter(({ entries }) => entries.length > 0)

/** The typed part is marked as in the products below. */
function Query({ query, typed }: { query: string; typed: string }) {
  const isContinued = typed !== '' && query.toLowerCase().startsWith(typed.toLowerCase())
  return (
    <>
      <Icon name="search" className="size-4 shrink-0 text-quiet" />
      <span>
        <MarkedText text={query} marks={isContinued ? [[0, typed.length]] : []} />
      </span>
    </>
  )
}

function Product({ product, price }: { product: Suggestions['products'][number]; price: string }) {
  const { photo, name, marks } = product
  return (
    <>
      <span className="size-12 shrink-0 overflow-hidden rounded-input bg-studio">
        {photo && <img src={resizedUrl(photo, 320)} alt="" width={48} height={48} className="size-full object-cover" />}
      </span>
      <span className="grow">
        <MarkedText text={name} marks={marks as [number, number][]} />
      </span>
      <span className="shrink-0 font-medium tabular-nums">{price}</span>
    </>
  )
}

function Person({ name }: { name: string }) {
  return (
    <>
      <Avatar name={name} />
      <span>{name}</span>
    </>
  )
}
