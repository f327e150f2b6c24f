import { shared } from '#contract/pictures.ts'
import { useRootData } from './root-data.ts'
import { useShop } from './shop.ts'
import { useText } from './text.ts'

interface HeadProps {
  title: string
  description?: string
  /** The page's one address, as a path; without it the page is not for search engines. */
  path?: string
  image?: string | undefined
  type?: 'website' | 'product' | 'article'
  /** Where it was published first, if elsewhere: that address counts for search engines. */
  canonical?: string | undefined
  /** Shown to people but kept out of search engines (a filtered list). */
  hidden?: boolean
}

/** The origin this page is served from, for the addresses that must be whole. */
export function useOrigin(): string {
  return useRootData()?.origin ?? ''
}

/** What search engines and shared links show. React puts it into <head>. */
export function Head({ title, description, path, image, type = 'website', canonical, hidden = false }: HeadProps) {
  const t = useText('common')
  const { name } = useShop()
  const origin = useOrigin()
  const full = name ? t('title', { page: title, shop: name }) : title
  return (
    <>
      <title>{full}</title>
      {description && <meta name="description" content={description} />}
      {(hidden || !path) && <meta name="robots" content="noindex" />}
      {path && <link rel="canonical" href={canonical ?? origin + path} />}
      {path && <meta property="og:url" content={origin + path} />}
      <meta property="og:type" content={type} />
      <meta property="og:title" content={title} />
      {name && <meta property="og:site_name" content={name} />}
      {description && <meta property="og:description" content={description} />}
      {image && <meta property="og:image" content={origin + shared(image)} />}
      {image && <meta name="twitter:card" content="summary_large_image" />}
    </>
  )
}
