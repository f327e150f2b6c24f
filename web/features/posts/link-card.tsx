import type { LinkPreview } from '#contract/posts.ts'
import { Crest } from '#web/features/clubs/crest.tsx'
import { useText } from '#web/lib/text.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Link } from '#web/ui/link.tsx'
import { Picture } from '#web/ui/picture.tsx'

/** A page of ours that a post's text leads to. The whole card is the link. A product stands among those the post names (`ProductChips`). */
export function LinkCard({ preview }: { preview: LinkPreview }) {
  const t = useText('posts')
  const { kind, path, title, text } = preview
  if (kind === 'product') return null
  return (
    <div className="post-part pt-3">
      <div className="relative flex items-center gap-3 rounded-input border border-line p-2 transition-colors focus-within:border-ink hover:border-ink">
        <Thumbnail preview={preview} />
        <div className="min-w-0 grow">
          <p className="text-sm text-quiet">{t(`link.${kind}`)}</p>
          <p className="truncate font-semibold">
            <Link to={path} className="after:absolute after:inset-0 after:rounded-input">
              {title}
            </Link>
          </p>
          {text !== '' && <p className="truncate text-sm">{text}</p>}
        </div>
      </div>
    </div>
  )
}

const side = 80

/** People and clubs have a drawn one where they've chosen none; what has no picture shows words alone. */
function Thumbnail({ preview: { kind, title, picture } }: { preview: LinkPreview }) {
  if (kind === 'person') return <Avatar name={title} url={picture} size="large" />
  if (picture === null) return kind === 'club' ? <Crest name={title} className="size-20" /> : null
  return (
    <Picture
      url={picture}
      alt=""
      width={side}
      height={side}
      shown="thumb"
      className="size-20 shrink-0 rounded-input bg-studio object-cover"
    />
  )
}
