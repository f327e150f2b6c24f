import { urls } from '#contract/urls.ts'

/** The site's operator and search, as structured data for search engines (schema.org). */
export const siteJson = (name: string, origin: string): object => ({
  '@context': 'https://schema.org',
  '@graph': [
    { '@type': 'Organization', '@id': `${origin}/#organization`, name, url: origin },
    {
      '@type': 'WebSite',
      name,
      url: origin,
      publisher: { '@id': `${origin}/#organization` },
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${origin}${urls.search()}?q={search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    },
  ],
})
