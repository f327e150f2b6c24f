/**
 * Structured data (schema.org). "<" is escaped so that no text can close the script tag. Only crawlers read it, from the server's HTML, so
 * hydration leaves it as it is.
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

/** The breadcrumbs as structured data. */
export function breadcrumbData(crumbs: { name: string; to: string }[], origin: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, to }, index) => ({ '@type': 'ListItem', position: index + 1, name, item: origin + to })),
  }
}
