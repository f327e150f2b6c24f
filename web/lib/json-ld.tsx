/** Facts for machines (schema.org). It is data, not script; "<" is escaped so that no text can end it. */
export function JsonLd({ data }: { data: object }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', '\\u003c') }} />
}

/** The way to a page, for search engines. */
export function trailOf(crumbs: { name: string; to: string }[], origin: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, to }, index) => ({ '@type': 'ListItem', position: index + 1, name, item: origin + to })),
  }
}
