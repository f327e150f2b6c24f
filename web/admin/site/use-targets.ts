import { urls } from '#contract/urls.ts'
import { call } from '#web/lib/call.ts'
import type { NavNode } from '#web/lib/root-data.ts'
import { useCategories } from './categories.ts'
import { staff } from '#web/admin/session/session.ts'
import { useLatest } from '#web/admin/table/use-latest.ts'
import type { LinkKind } from '#contract/site/names.ts'

interface Target {
  target: string
  name: string
}

const shown = 8
const addresses: Target[] = [
  urls.market(),
  urls.collection(),
  `${urls.collection()}?sort=newest`,
  `${urls.collection()}?reduced=true`,
  urls.newsfeed(),
  urls.clubs(),
  urls.blogs(),
  urls.plans(),
  urls.faq(),
  urls.contact(),
  urls.about(),
  urls.myAccount(),
  urls.orders(),
].map((target) => ({ target, name: target }))

const all = (nodes: NavNode[]): Target[] => nodes.flatMap(({ slug, name, children }) => [{ target: slug, name }, ...all(children)])

/** The link targets that match the typed text. */
export function useTargets(kind: LinkKind | null, typed: string): Target[] {
  const nav = useCategories()
  const q = typed.replaceAll('-', ' ').slice(0, 60)
  const { value } = useLatest(kind === null || kind === 'category' || kind === 'address' ? null : `${kind} ${q}`, () => search(kind!, q))
  if (kind === 'category') return all(nav)
  if (kind === 'address') return addresses
  return value ?? []
}

async function search(kind: LinkKind, q: string): Promise<Target[]> {
  if (kind === 'product') {
    const { products } = await call('GET /user/products', { limit: shown, ...(q && { q }) })
    return products.map(({ info, meta }) => ({ target: meta.friendlyPageName, name: info.name }))
  }
  if (kind === 'club')
    return (await call('GET /clubs', { limit: shown, ...(q && { q }) })).items.map(({ slug, name }) => ({ target: slug, name }))
  const { rows } = await staff('GET /admin/texts', { kind: kind === 'page' ? 'page' : 'article', limit: 50, ...(q && { q }) })
  return rows.map(({ name, title }) => ({ target: name, name: title }))
}
