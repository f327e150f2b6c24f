import { urls } from '#contract/urls.ts'
import { CachedFragment } from '#web/lib/cached-fragment.tsx'
import { type NavNode, pathTo, useNav } from '#web/lib/root-data.ts'
import { useText } from '#web/lib/text.ts'
import { Breadcrumbs, type Crumb } from '#web/ui/breadcrumbs.tsx'
import { ChipLink } from '#web/ui/chip.tsx'
import { Scene } from '#web/ui/scene.tsx'
import { type ListData, railOf } from './load.ts'

interface HeadingProps {
  title: string
  description: string
  crumbs: Crumb[]
  data: ListData
  /** On wide screens, the subcategories are beside the list. */
  hasFilters: boolean
}

/** The breadcrumbs, the title, and links to subcategories; a leaf category links to its siblings instead. */
export function Heading(props: HeadingProps) {
  const nav = useNav()
  return (
    <CachedFragment name={`heading ${railOf(props.data) ?? ''} ${props.hasFilters}`} tag="div" cacheKey={props.data.category ?? nav}>
      {() => <HeadingContent {...props} roots={nav} />}
    </CachedFragment>
  )
}

function HeadingContent({ title, description, crumbs, data, hasFilters, roots }: HeadingProps & { roots: NavNode[] }) {
  const t = useText('collections')
  const parent = pathTo(data.slug, roots).at(-2)
  const isLast = data.category?.children.length === 0
  const shown = isLast ? (parent?.children ?? []) : (data.category?.children ?? roots)
  return (
    <>
      <Breadcrumbs crumbs={crumbs}>
        <li aria-current="page" className="flex items-center">
          <span aria-hidden="true" className="px-2">
            /
          </span>
          {title}
        </li>
      </Breadcrumbs>
      {data.category?.photo ? (
        <Scene
          picture={data.category.photo}
          first
          words="low"
          className="mt-2 flex flex-col rounded-card p-5 md:p-8 lg:min-h-72 lg:justify-end"
        >
          <h1 className="display relative max-w-[6em] text-3xl text-balance lg:max-w-none lg:text-2xl">{title}</h1>
          <p className="relative mt-2 md:mt-3 max-w-[22em] md:max-w-[15em] md:text-lg lg:max-w-[22em]">{description}</p>
        </Scene>
      ) : (
        <>
          <h1 className="display mt-2 text-3xl text-balance">{title}</h1>
          <p className="mt-3 max-w-[40em] text-quiet md:text-lg">{description}</p>
        </>
      )}
      {shown.length > 0 && (
        <nav
          aria-label={(isLast && parent?.name) || t('below')}
          className={`-mx-4 mt-4 md:mx-0 ${hasFilters && !isLast ? 'lg:hidden' : ''}`}
        >
          <ul className="scroll-row gap-2 px-4 py-1 md:flex-wrap md:px-0">
            {shown.map(({ name, slug }) => (
              <li key={slug} className="shrink-0">
                <ChipLink to={urls.collection(slug)} chosen={slug === data.slug} reset>
                  {name}
                </ChipLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </>
  )
}
