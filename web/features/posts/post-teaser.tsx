import { urls } from '#contract/urls.ts'
import { useDate } from '#web/lib/dates.ts'
import { useText } from '#web/lib/text.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/link.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { liftName } from './record/lift-name.ts'
import { RecordGain, RecordNumber } from './record/record-figure.tsx'
import type { Teaser } from './teaser.ts'

/** A post on a page of the shop: its picture, record or text, and its author. All of it links to the post. Needs the group "community". */
export function PostTeaser({ teaser }: { teaser: Teaser }) {
  const t = useText('community')
  const date = useDate()
  const { id, name, avatar, text, picture, record, product, createdAt } = teaser
  return (
    <article className="relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface transition-colors focus-within:border-ink hover:border-ink">
      {picture && !record ? (
        <Picture
          url={picture.url}
          alt={picture.alt}
          width={picture.width}
          height={picture.height}
          shown="full"
          className="aspect-[4/3] w-full bg-studio object-cover"
        />
      ) : (
        record && (
          <div className="flex aspect-[4/3] flex-col justify-end bg-studio px-5 py-4">
            <p className="font-semibold">{liftName(record.lift, t)}</p>
            <p className="display text-3xl">
              <RecordNumber record={record} />
            </p>
            <p className="mt-1 text-sm">
              <RecordGain record={record} />
            </p>
          </div>
        )
      )}
      <div className="flex grow flex-col px-5 py-4">
        {text !== '' && <p className={picture || record ? 'line-clamp-3' : 'line-clamp-6 text-lg'}>{text}</p>}
        <div className="mt-auto flex items-center gap-3 pt-4">
          <Avatar name={name} url={avatar} size="small" />
          <p className="min-w-0 text-sm">
            <Link to={urls.post(id)} aria-label={t('read', { name })} className="block truncate font-semibold after:absolute after:inset-0">
              {name}
            </Link>
            {product?.isOwner ? (
              <span className="flex items-center gap-1 text-good">
                <Icon name="check" className="size-4 shrink-0" />
                <span className="truncate">{t('owns', { product: product.name })}</span>
              </span>
            ) : (
              <span className="text-quiet">{date(createdAt)}</span>
            )}
          </p>
        </div>
      </div>
    </article>
  )
}
