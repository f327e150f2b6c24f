import { urls } from '#contract/urls.ts'
import { useOrigin } from './head.tsx'
import { JsonLd } from './json-ld.tsx'
import { useShop } from './shop.ts'

/** Structured data about the shop and its search, for the home page. */
export function ShopSchema() {
  const { name, supportEmail } = useShop()
  const origin = useOrigin()
  if (!name) return null
  const organization = {
    '@type': 'Organization',
    '@id': '#shop',
    name,
    url: origin + urls.home(),
    ...(supportEmail && { email: supportEmail }),
  }
  const site = {
    '@type': 'WebSite',
    name,
    url: origin + urls.home(),
    publisher: { '@id': '#shop' },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${origin}${urls.search()}?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  }
  return <JsonLd data={{ '@context': 'https://schema.org', '@graph': [organization, site] }} />
}
