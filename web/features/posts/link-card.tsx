import type { LinkPreview } from '#contract/post.ts'
import { useText } from '#web/lib/text.ts'
import { Link } from '#web/ui/link.tsx'
import { CardRow } from './card-row.tsx'

/** A preview of a page of the shop linked in a post. Not for products, which are shown as the post's products. */
export function LinkCard({ preview: { kind, path, title, text, picture } }: { preview: LinkPreview }) {
  const t = useText('posts')
  if (kind === 'product') return null
  return (
    <CardRow picture={picture}>
      <div className="min-w-0 grow">
        <p className="text-sm text-quiet">{t(`link.${kind}`)}</p>
        <Link to={path} className="block truncate font-semibold after:absolute after:inset-0">
          {title}
        </Link>
        <p className="truncate text-sm">{text}</p>
      </div>
    </CardRow>
  )
}
