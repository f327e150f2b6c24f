import type { VisitSource } from '#contract/order-source.ts'

/** Where this tab's visit began, as the inline script wrote it down (`lib/source-script.ts`); nothing where it came directly. */
export function visitSource(): VisitSource | undefined {
  const [query = '', referrer = ''] = noted().split(' ')
  const tags = new URLSearchParams(query)
  const parts = { source: tags.get('utm_source'), medium: tags.get('utm_medium'), campaign: tags.get('utm_campaign'), referrer }
  const known = Object.entries(parts).flatMap(([name, value]) => (value ? [[name, value.slice(0, 300)]] : []))
  return known.length > 0 ? (Object.fromEntries(known) as VisitSource) : undefined
}

/** A browser may refuse its storage. */
function noted(): string {
  try {
    return sessionStorage.getItem('visit') ?? ''
  } catch {
    return ''
  }
}
