/** The properties that Google's documentation requires for each type we use; nested ones are separated by a dot. */
const required: Record<string, string[]> = {
  Product: ['name'],
  ProductGroup: ['name', 'productGroupID', 'variesBy', 'hasVariant', 'url'],
  Offer: ['price', 'priceCurrency', 'availability', 'url', 'itemCondition', 'shippingDetails', 'hasMerchantReturnPolicy'],
  OfferShippingDetails: ['shippingRate', 'shippingDestination'],
  MonetaryAmount: ['value', 'currency'],
  DefinedRegion: ['addressCountry'],
  MerchantReturnPolicy: ['applicableCountry', 'returnPolicyCategory', 'merchantReturnDays'],
  AggregateRating: ['ratingValue', 'reviewCount'],
  Review: ['author', 'reviewRating', 'datePublished'],
  Rating: ['ratingValue', 'bestRating'],
  Brand: ['name'],
  Person: ['name'],
  ProfilePage: ['mainEntity', 'dateCreated'],
  DiscussionForumPosting: ['author', 'datePublished', 'image', 'url'],
  Comment: ['text', 'author', 'datePublished'],
  InteractionCounter: ['interactionType', 'userInteractionCount'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  Article: ['headline', 'datePublished', 'author'],
  BlogPosting: ['headline', 'datePublished', 'author'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  Organization: ['name', 'url'],
  WebSite: ['name', 'url', 'potentialAction'],
  SearchAction: ['target', 'query-input'],
  EntryPoint: ['urlTemplate'],
}
const addresses = new Set([
  'url',
  'interactionType',
  'item',
  'image',
  'availability',
  'itemCondition',
  'returnPolicyCategory',
  'returnMethod',
])
const days = new Set(['dateCreated', 'datePublished', 'dateModified', 'priceValidUntil'])
const currencies = new Set(['priceCurrency', 'currency'])
const numbers = new Set([
  'price',
  'value',
  'ratingValue',
  'reviewCount',
  'bestRating',
  'position',
  'merchantReturnDays',
  'userInteractionCount',
])

/** The problems of a page's structured data (JSON-LD) as sentences; empty if it's valid. */
export function problemsOf(data: unknown): string[] {
  const ids = new Set<string>()
  const problems: string[] = []
  if ((data as { '@context'?: unknown })['@context'] !== 'https://schema.org') problems.push('has no context')
  collectIds(data, ids)
  check(data, '', ids, problems)
  return problems
}

function collectIds(node: unknown, ids: Set<string>): void {
  if (typeof node !== 'object' || node === null) return
  const { '@id': id, '@type': type } = node as { '@id'?: string; '@type'?: string }
  if (id !== undefined && type !== undefined) ids.add(id)
  for (const value of Object.values(node)) collectIds(value, ids)
}

function check(node: unknown, path: string, ids: Set<string>, problems: string[]): void {
  if (Array.isArray(node)) {
    if (node.length === 0) problems.push(`${path} is empty`)
    for (const [index, one] of node.entries()) check(one, `${path}[${index}]`, ids, problems)
    return
  }
  if (typeof node !== 'object' || node === null) return checkValue(node, path, problems)
  const { '@type': type, '@id': id } = node as { '@type'?: string; '@id'?: string }
  if (id !== undefined && type === undefined && !ids.has(id)) problems.push(`${path} refers to ${id}, which isn't there`)
  if (type !== undefined) checkType(type, node, path, problems)
  for (const [name, value] of Object.entries(node))
    if (!name.startsWith('@') || name === '@graph') check(value, `${path}.${name}`, ids, problems)
}

function checkType(type: string, node: object, path: string, problems: string[]): void {
  const properties = required[type]
  if (!properties) problems.push(`${path} has the type ${type}, which isn't known`)
  for (const name of properties ?? []) if (!(name in node)) problems.push(`${path} (${type}) has no ${name}`)
  // A standalone product, one outside a group, must have an offer or a rating.
  if (type === 'Product' && !('offers' in node || 'review' in node || 'aggregateRating' in node))
    problems.push(`${path} is neither offered nor rated`)
}

function checkValue(value: unknown, path: string, problems: string[]): void {
  const name = /\.([\w-]+)(?:\[\d+\])?$/.exec(path)?.[1] ?? ''
  if (value === '' || value === null || value === undefined) problems.push(`${path} is empty`)
  if (addresses.has(name) && !URL.canParse(String(value))) problems.push(`${path} is no whole address: ${String(value)}`)
  if (days.has(name) && Number.isNaN(Date.parse(String(value)))) problems.push(`${path} is no day: ${String(value)}`)
  if (currencies.has(name) && !/^[A-Z]{3}$/.test(String(value))) problems.push(`${path} is no currency: ${String(value)}`)
  if (numbers.has(name) && (typeof value !== 'number' || value < 0)) problems.push(`${path} is no number: ${String(value)}`)
}
