import { adminUrls } from '#contract/admin/urls.ts'
import { urls } from '#contract/urls.ts'
import { call } from '#web/lib/call.ts'
import { useMoney } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'
import { menu } from '#web/admin/frame/menu.ts'
import { staff, useMay } from '#web/admin/session/session.ts'
import { useLatest } from '#web/admin/table/use-latest.ts'
import type { AdminIconName } from '#web/admin/ui/admin-icon.tsx'
import { useDebounced } from '#web/admin/ui/use-debounced.ts'
import { isNamed, pages } from './pages.ts'

export interface PaletteResult {
  to: string
  title: string
  aside: string
  icon: AdminIconName
}

const debounceMs = 150
const max = 10

/** Results for the typed text: screens immediately, the rest debounced. `#` limits the search to orders, `@` to people. */
export function usePaletteResults(typed: string): { findings: PaletteResult[]; busy: boolean } {
  const t = useText('admin')
  const may = useMay()
  const money = useMoney()
  const q = useDebounced(typed.trim(), debounceMs)
  const kind = q.startsWith('#') ? 'orders' : q.startsWith('@') ? 'people' : 'all'
  const words = q.replace(/^[#@]\s*/, '')
  const includes = (one: 'orders' | 'people' | 'products') => kind === one || kind === 'all'
  const latest = useLatest(words.length < 2 ? null : q, async ({ signal }) => {
    const none: PaletteResult[] = []
    const [orders, people, products] = await Promise.all([
      includes('orders') && may('orders:read') ? findOrders(words, money, signal) : none,
      includes('people') && may('customers:read') ? findPeople(words, signal) : none,
      includes('products') && !isEmail(words) ? findProducts(words, money) : none,
    ])
    return [...orders, ...people, ...products]
  })
  const lines = menu
    .flat()
    .filter(({ permission }) => may(permission))
    .map(({ name, to, icon, letter }) => ({ to, icon, title: t(`menu.${name}`), aside: letter ? `G ${letter.toUpperCase()}` : '' }))
  const others = pages
    .filter(({ permission }) => may(permission))
    .map(({ name, to, icon }) => ({ to, icon, title: t(`palette.page.${name}`), aside: '' }))
  const screens = kind !== 'all' ? [] : typed.trim() === '' ? lines : [...lines, ...others].filter(({ title }) => isNamed(title, typed))
  const rows = words.length < 2 ? [] : (latest.value ?? [])
  return { findings: [...screens.slice(0, rows.length > 0 ? 4 : max), ...rows].slice(0, max), busy: words.length >= 2 && latest.busy }
}

/** No product has an email, and its parts would find unrelated ones. */
const isEmail = (words: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(words)

async function findOrders(q: string, money: (amount: number) => string, signal: AbortSignal): Promise<PaletteResult[]> {
  const { rows } = await staff('GET /admin/orders', { q, limit: 4 }, { signal })
  return rows.map(({ number, customer, totalCost }) => ({
    to: adminUrls.order(number),
    title: `${number}, ${customer}`,
    aside: money(totalCost),
    icon: 'orders',
  }))
}

async function findPeople(q: string, signal: AbortSignal): Promise<PaletteResult[]> {
  const { rows } = await staff('GET /admin/customers', { q, limit: 4 }, { signal })
  return rows.map(({ id, kind, name, email }) => ({
    to: kind === 'guest' ? adminUrls.guest(id) : adminUrls.customer(id),
    title: name,
    aside: email ?? '',
    icon: 'customers',
  }))
}

async function findProducts(q: string, money: (amount: number) => string): Promise<PaletteResult[]> {
  const { products } = await call('GET /search/suggestions', { q })
  return products
    .slice(0, 4)
    .map(({ name, slug, price }) => ({ to: urls.product(slug), title: name, aside: money(price), icon: 'products' }))
}
