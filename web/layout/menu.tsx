import { useCallback, useState } from 'react'
import { urls } from '#contract/urls.ts'
import { CachedFragment } from '#web/lib/cached-fragment.tsx'
import type { NavNode } from '#web/lib/root-data.ts'
import { useText } from '#web/lib/text.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/link.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { Dropdown } from './dropdown.tsx'
import { newest, sale } from './list-urls.ts'

const panel =
  'absolute inset-x-0 top-full max-h-[calc(100dvh-8rem)] overflow-y-auto overscroll-contain border-y p-4 md:end-auto md:start-0 md:w-[min(56rem,calc(100vw-12rem))] md:rounded-card md:border md:p-6 md:mt-2.5'

const noPictures: ReadonlyMap<string, string> = new Map()
const journal = urls.blogs()
/** Beside the categories; where the window is too narrow, they're at the top of the menu. */
const ways = [
  [newest, 'header.new'],
  [sale, 'header.sale'],
  [urls.newsfeed(), 'header.feed'],
  [urls.clubs(), 'header.clubs'],
  [journal, 'footer.blog'],
] as const
const inMenu = 'flex min-h-11 items-center font-semibold hover:underline xl:hidden'
const wide = 'hidden min-h-11 items-center rounded-full px-3 font-medium hover:bg-studio lg:inline-flex'

/** The category menu, two levels deep. The second level isn't part of the page's HTML: it's rendered when the menu opens. */
export function Menu({ nav }: { nav: NavNode[] }) {
  const t = useText('common')
  const [opened, setOpened] = useState(false)
  const [pictures, setPictures] = useState(noPictures)
  const open = useCallback(() => {
    setOpened(true)
    const load = async () => setPictures(await (await import('./menu-pictures.ts')).menuPictures(nav.map(({ slug }) => slug)))
    // Without a connection the menu has no pictures.
    load().catch(() => undefined)
  }, [nav])
  return (
    <nav aria-label={t('header.label')} className="order-first -ms-3 flex md:order-none md:ms-0">
      <Dropdown
        label={t('header.shop')}
        panel={panel}
        onOpen={open}
        summary={
          <>
            <span className="md:hidden">
              <Icon name="menu" />
            </span>
            <span className="hidden items-center gap-1.5 md:inline-flex">
              {t('header.shop')}
              <Icon name="chevron" className="size-4 transition-transform group-open/disclosure:rotate-180" />
            </span>
          </>
        }
        className="grid min-h-11 min-w-11 place-items-center rounded-full font-medium hover:bg-studio md:px-4"
      >
        <div className="flex flex-wrap items-baseline gap-x-6">
          <Link to={urls.collection()} className="display flex min-h-11 items-center text-xl hover:text-ember max-md:w-full">
            {t('header.all')}
          </Link>
          {ways.map(([to, name]) => (
            <Link key={to} to={to} className={inMenu}>
              {t(name)}
            </Link>
          ))}
        </div>
        <CachedFragment name={opened ? 'deep menu' : 'menu'} tag="div" cacheKey={nav} className="mt-2 gap-x-8 md:columns-3">
          {() => nav.map((node) => <Branch key={node.slug} node={node} deep={opened} picture={pictures.get(node.slug)} />)}
        </CachedFragment>
      </Dropdown>
      {ways.map(([to, name]) => (
        <Link key={to} to={to} className={`${wide} ${to === journal ? 'max-xl:hidden' : ''}`}>
          {t(name)}
        </Link>
      ))}
    </nav>
  )
}

function Branch({ node, deep, picture }: { node: NavNode; deep: boolean; picture: string | undefined }) {
  return (
    <div className="mb-4 break-inside-avoid">
      <Link to={urls.collection(node.slug)} className="flex min-h-11 items-center gap-3 font-semibold hover:underline md:min-h-8">
        {deep && (
          <span className="size-11 shrink-0 overflow-hidden rounded-input bg-studio">
            {picture && <Picture url={picture} alt="" width={44} height={44} shown="thumb" className="size-full object-cover" />}
          </span>
        )}
        {node.name}
      </Link>
      {deep && (
        <ul>
          {node.children.map(({ slug, name }) => (
            <li key={slug}>
              <Link
                to={urls.collection(slug)}
                className="flex min-h-11 items-center text-quiet hover:text-ink hover:underline md:min-h-8 md:text-sm"
              >
                {name}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
