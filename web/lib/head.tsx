import { prefixOf } from '#contract/locales.ts'
import { openGraphImage } from '#contract/pictures.ts'
import { useRootData } from './root-data.ts'
import { useShop } from './shop.ts'
import { useText } from './text.ts'

interface HeadProps {
  title: string
  description?: string
  /** The canonical path of the page; without it, search engines don't index the page. */
  path?: string
  image?: string | undefined
  type?: 'website' | 'product' | 'article' | 'profile'
  /** The URL of the original publication, if it's elsewhere: search engines should index that one. */
  canonical?: string | undefined
  /** Visible, but not indexed by search engines (a filtered list). */
  hidden?: boolean
}

/** The start of absolute URLs: the origin, and the prefix of the page's language. */
export function useOrigin(): string {
  return useRootData()?.origin ?? ''
}

/**
 * The metadata for search engines and link previews, which React hoists into <head>. The browser needs only the title and the canonical
 * URL; crawlers read the rest from the server's HTML.
 */
export function Head(props: HeadProps) {
  const { title, path, canonical, hidden = false } = props
  const t = useText('common')
  const { name } = useShop()
  const origin = useOrigin()
  const full = name ? t('title', { page: title, shop: name }) : title
  return (
    <>
      <title>{full}</title>
      {(hidden || !path) && <meta name="robots" content="noindex" />}
      {path && <link rel="canonical" href={canonical ?? origin + path} />}
      {import.meta.env.SSR && <ForSearch {...props} />}
    </>
  )
}

/** The tags that only the server renders. */
function ForSearch({ title, description, path, image, type = 'website', canonical, hidden = false }: HeadProps) {
  const { name } = useShop()
  const origin = useOrigin()
  return (
    <>
      {description && <meta name="description" content={description} />}
      {path && !hidden && !canonical && <Alternates path={path} />}
      {path && <meta property="og:url" content={origin + path} />}
      <meta property="og:type" content={type} />
      <meta property="og:title" content={title} />
      {name && <meta property="og:site_name" content={name} />}
      {description && <meta property="og:description" content={description} />}
      {image && <meta property="og:image" content={new URL(openGraphImage(image), origin).href} />}
      {image && <meta name="twitter:card" content="summary_large_image" />}
    </>
  )
}

/** Links to the page in the shop's other languages. */
function Alternates({ path }: { path: string }) {
  const { locales } = useShop()
  const prefixed = useOrigin()
  if (locales.length < 2) return null
  const { origin } = new URL(prefixed)
  return (
    <>
      {locales.map((locale) => (
        <link key={locale} rel="alternate" hrefLang={locale} href={origin + prefixOf(locale, locales) + path} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={origin + path} />
    </>
  )
}
