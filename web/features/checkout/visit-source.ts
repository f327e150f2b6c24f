import type { VisitSource } from '#contract/order-source.ts'

/** The source of this tab's visit, as the inline script recorded it (`lib/source-script.ts`); undefined for direct visits. */
export function visitSource(): VisitSource | undefined {
  const [query = '', referrer = ''] = storedVisit().split(' ')
  const tags = new URLSearchParams(query)
  const parts = { source: tags.get('utm_source'), medium: tags.get('utm_medium'), campaign: tags.get('utm_campaign'), referrer }
  const known = Object.entries(parts).flatMap(([name, value]) => (value ? [[name, value.slice(0, 300)]] : []))
  return known.length > 0 ? (Object.fromEntries(known) as VisitSource) : undefined
}

/** Session storage may be blocked. */
function storedVisit(): string {
  try {
    return sessionStorage.getItem('visit') ?? ''
  } catch {
    return ''
  }
}
