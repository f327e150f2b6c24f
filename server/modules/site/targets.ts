import type { SiteLink } from '#contract/site/link.ts'
import { urls } from '#contract/urls.ts'
import { type Db, statement, type Tx } from '#server/db/statement.ts'
import { pathOfPage } from '#server/modules/texts/texts.ts'
import type { LinkKind } from '#contract/site/names.ts'

const paths: Record<LinkKind, (target: string) => string> = {
  category: (slug) => urls.collection(slug),
  product: (slug) => urls.product(slug),
  page: pathOfPage,
  article: urls.blog,
  club: (slug) => urls.club(slug),
  address: (address) => address,
}

/** The target of a link: a path without language prefix, or an external address. */
export const pathOfLink = ({ kind, target }: SiteLink): string => paths[kind](target)

const existingTargets = statement(
  'site.targets',
  { categories: 'text[]', products: 'text[]', clubs: 'text[]' },
  { kind: 'text', slug: 'text' },
  `
  select 'category' as kind, slug from categories where slug = any($1)
  union all select 'product', slug from products where slug = any($2)
  union all select 'club', slug from clubs where slug = any($3)`,
)

/** The paths of links whose target doesn't exist. Pages and articles aren't checked, as they may be files or written later. */
export async function missingTargets(db: Db | Tx, links: { path: string; link: SiteLink }[]): Promise<string[]> {
  const of = (kind: LinkKind) => [...new Set(links.filter(({ link }) => link.kind === kind).map(({ link }) => link.target))]
  const [categories, products, clubs] = [of('category'), of('product'), of('club')]
  if (categories.length + products.length + clubs.length === 0) return []
  const rows = await existingTargets.all(db, { categories, products, clubs })
  const there = new Set(rows.map(({ kind, slug }) => `${kind} ${slug}`))
  return links
    .filter(({ link: { kind, target } }) => ['category', 'product', 'club'].includes(kind) && !there.has(`${kind} ${target}`))
    .map(({ path }) => path)
}
