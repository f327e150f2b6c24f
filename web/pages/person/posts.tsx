import { useCallback, useState } from 'react'
import type { Post } from '#contract/posts.ts'
import { signed } from '#web/features/auth/session/session.ts'
import { useLiftName } from '#web/features/profiles/lift-name.ts'
import { useAmount } from '#web/features/profiles/use-amount.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { useDate } from '#web/lib/dates.ts'
import { useText } from '#web/lib/text.ts'
import { toast } from '#web/lib/toast.ts'
import { useAction } from '#web/lib/use-action.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { Button } from '#web/ui/button.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

/** What a person posted that the reader may see, the newest first. */
export function Posts({ handle }: { handle: string }) {
  const t = useText('people')
  const errorMessage = useErrorMessage()
  const ask = useCallback(() => signed('GET /people/:handle/posts', { handle }), [handle])
  const { value, error, busy, load, change } = useAsyncData(ask)
  const more = useAction()
  const [cursor, setCursor] = useState<string | null>(null)
  const next = cursor ?? value?.nextCursor
  async function loadMore(after: string): Promise<void> {
    try {
      const page = await signed('GET /people/:handle/posts', { handle, cursor: after })
      change((before) => ({ items: [...before.items, ...page.items], nextCursor: page.nextCursor }))
      setCursor(page.nextCursor)
    } catch (failure) {
      toast('error', errorMessage(failure))
    }
  }
  if (error && !value)
    return (
      <div className="grid justify-items-start gap-3 py-6">
        <p>{t('posts.failed')}</p>
        <Button look="secondary" busy={busy} onClick={() => void load()}>
          {t('retry')}
        </Button>
      </div>
    )
  if (!value) return <Skeleton className="h-40 w-full" />
  if (value.items.length === 0) return <p className="py-6 text-quiet">{t('posts.empty')}</p>
  return (
    <>
      <ul className="grid max-w-[38.75rem] gap-4">
        {value.items.map((post) => (
          <PostItem key={post.id} post={post} />
        ))}
      </ul>
      {next && (
        <Button look="secondary" busy={more.busy} className="mt-6" onClick={() => void more.run(() => loadMore(next))}>
          {t('more')}
        </Button>
      )}
    </>
  )
}

function PostItem({ post: { text, media, record, createdAt } }: { post: Post }) {
  const date = useDate()
  const amount = useAmount()
  const name = useLiftName()
  const [picture] = media
  return (
    <li className="overflow-hidden rounded-card border border-line bg-surface">
      {record && (
        <p className="flex flex-wrap items-baseline justify-between gap-2 bg-studio px-5 py-6">
          <span className="font-medium">{name(record.lift)}</span>
          <span className="display text-3xl">{amount(record.value, record.measure).text}</span>
        </p>
      )}
      {picture && <Picture url={picture.url} alt={picture.alt} width={picture.width} height={picture.height} className="h-auto w-full" />}
      <div className="px-5 py-4">
        <p className="wrap-anywhere whitespace-pre-line">{text}</p>
        <time dateTime={createdAt} className="mt-1 block text-sm text-quiet">
          {date(createdAt)}
        </time>
      </div>
    </li>
  )
}
