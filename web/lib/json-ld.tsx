/**
 * Structured data (schema.org). It's data, not script; "<" is escaped so that no text can close the tag. Search engines read what the server sends: in
 * the browser its HTML stays as it is.
 */
export function JsonLd({
  data,
  text = import.meta.env.SSR ? JSON.stringify(data) : '',
}: { data: object; text?: undefined } | { text: string; data?: undefined }) {
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? text.replaceAll('<', '\\u003c') : '' }}
    />
  )
}

/** Breadcrumbs, for search engines. */
export function trailOf(crumbs: { name: string; to: string }[], origin: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, to }, index) => ({ '@type': 'ListItem', position: index + 1, name, item: origin + to })),
  }
}
