import { useLoaderData } from '#web/lib/router/hooks.ts'
import { urls } from '#contract/urls.ts'
import { appliedCount, lastNumberedPage, toQuery } from '#web/features/catalogue/filters.ts'
import { AppliedFilters } from '#web/features/product-lists/applied-filters.tsx'
import { FilterForm } from '#web/features/product-lists/filter-form.tsx'
import { isPastEnd, isShort as isShortList } from '#web/features/product-lists/list.ts'
import { Results } from '#web/features/product-lists/results.tsx'
import { Toolbar } from '#web/features/product-lists/toolbar.tsx'
import { useStoreFirstPages } from '#web/features/product-lists/use-list.ts'
import { Head, useOrigin } from '#web/lib/head.tsx'
import { JsonLd, breadcrumbData } from '#web/lib/json-ld.tsx'
import { pathTo, useNav } from '#web/lib/root-data.ts'
import { useText } from '#web/lib/text.ts'
import type { Crumb } from '#web/ui/breadcrumbs.tsx'
import { Heading } from './heading.tsx'
import { collectionPlace, everything, type ListData, railOf } from './load.ts'

export { loader } from './load.ts'

export function Component() {
  const data = useLoaderData<ListData>()
  const t = useText('collections')
  const crumbs = useCrumbs(data)
  useStoreFirstPages(data)
  const rail = railOf(data)
  const title = data.category?.name ?? t(`${rail ?? 'everything'}.title`)
  const isShort = isShortList(data)
  const description = data.category?.description ?? t(`${rail ?? 'everything'}.description`)
  return (
    <div className="wrap pt-3 md:pt-6">
      <PageHead data={data} title={title} description={description} crumbs={crumbs} />
      <Heading title={title} description={description} crumbs={crumbs} data={data} hasFilters={!isShort} />
      {isShort ? <div className="mt-6" /> : <Toolbar data={data} toCategory={collectionPlace} />}
      <div className={isShort ? '' : 'gap-10 lg:grid lg:grid-cols-[15rem_minmax(0,1fr)]'}>
        {!isShort && (
          <aside id="filters" aria-label={t('filters.title')} className="hidden target:block lg:block">
            <FilterForm data={data} toCategory={collectionPlace} />
          </aside>
        )}
        <div>
          <AppliedFilters data={data} />
          <Results data={data} below={data.category?.photo} />
        </div>
      </div>
    </div>
  )
}

function useCrumbs(data: ListData): Crumb[] {
  const t = useText('common')
  const list = useText('collections')
  const { slug } = data
  const above = pathTo(slug, useNav()).slice(0, -1)
  const shop = { name: t('header.shop'), to: urls.market() }
  if (slug === everything) return railOf(data) ? [shop, { name: list('everything.title'), to: urls.collection(everything) }] : [shop]
  return [shop, ...above.map((node) => ({ name: node.name, to: urls.collection(node.slug) }))]
}

function PageHead({ data, title, description, crumbs }: { data: ListData; title: string; description: string; crumbs: Crumb[] }) {
  const origin = useOrigin()
  const { filters, slug, firstPage: page } = data
  // A page reachable only by cursor has no permanent address. Several pages in one have the first one's: they start with the same products.
  const numbered = filters.page <= lastNumberedPage
  const rail = railOf(data)
  const own = { ...(rail && { rail }) }
  const path = urls.collection(slug, new URLSearchParams({ ...own, ...(page > 1 && numbered && { page: String(page) }) }))
  const hidden = appliedCount(filters) > 0 || !numbered || isPastEnd(data) || toQuery({ ...filters, page: 1 }).has('sort')
  return (
    <>
      <Head title={title} description={description} path={path} image={data.cards[0]?.shot[0]} hidden={hidden} />
      <JsonLd data={breadcrumbData([...crumbs, { name: title, to: urls.collection(slug, new URLSearchParams(own)) }], origin)} />
    </>
  )
}
