import { lazy, type Ref, Suspense, useImperativeHandle, useState } from 'react'
import type { Post } from '#contract/posts.ts'
import { useSession } from '#web/features/auth/session/session.ts'
import { useShop } from '#web/lib/shop.ts'
import { loadText, useText } from '#web/lib/text.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Sign, type SignName } from '../sign.tsx'
import { type DraftClub, isEmpty, loadDraft } from './draft.ts'

export const composerParts = ['record', 'pictures', 'products'] as const
export type ComposerPart = (typeof composerParts)[number]
const signs: Record<ComposerPart, SignName> = { record: 'barbell', pictures: 'picture', products: 'product' }

/** With its texts, when somebody is about to write. */
const load = async () => {
  const [{ Composer }] = await Promise.all([import('./composer.tsx'), loadText(document.documentElement.lang, ['composer'])])
  return { default: Composer }
}
const Composer = lazy(load)

export interface ComposerHandle {
  open: () => void
}

interface ComposerRowProps {
  ref?: Ref<ComposerHandle>
  /** Where it's posted; otherwise the person chooses. */
  club?: DraftClub
  onPosted: (post: Post) => void
}

/** One row until it's used; then the composer stands in its place. */
export function ComposerRow({ ref, club, onPosted }: ComposerRowProps) {
  const t = useText('posts')
  const { name } = useShop()
  const customer = useSession((session) => session.customer)
  const [opened, setOpened] = useState<{ part?: ComposerPart } | null>(null)
  const hasDraft = customer !== null && !isEmpty(loadDraft(customer.id))
  useImperativeHandle(ref, () => ({ open: () => setOpened((now) => now ?? {}) }), [])
  const preload = () => void load()
  if (opened && customer)
    return (
      <Suspense fallback={<Skeleton className="h-56 rounded-card" />}>
        <Composer
          customer={customer}
          part={opened.part}
          club={club}
          onClose={() => setOpened(null)}
          onPosted={(post) => {
            setOpened(null)
            onPosted(post)
          }}
        />
      </Suspense>
    )
  return (
    <section aria-label={t('composer.label')} className="post">
      <div className="post-part flex items-center gap-3 py-3">
        <Avatar name={customer?.name ?? name} url={customer?.avatar} />
        <button
          type="button"
          data-replay=""
          className="min-h-11 min-w-0 grow truncate rounded-full bg-studio px-4 text-start text-quiet transition-colors hover:text-ink"
          onClick={() => setOpened({})}
          onPointerEnter={preload}
          onFocus={preload}
        >
          {hasDraft ? t('composer.draft') : t('composer.ask')}
        </button>
        {composerParts.slice(0, 2).map((part) => (
          <button
            key={part}
            type="button"
            aria-label={t(`composer.${part}`)}
            className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-studio md:hidden"
            onClick={() => setOpened({ part })}
          >
            <Sign name={signs[part]} />
          </button>
        ))}
      </div>
      <div className="flex gap-2 px-3 pb-2 max-md:hidden">
        {composerParts.map((part) => (
          <button
            key={part}
            type="button"
            className="inline-flex min-h-11 items-center gap-2 rounded-full px-3 text-sm font-medium transition-colors hover:bg-studio"
            onClick={() => setOpened({ part })}
          >
            <Sign name={signs[part]} />
            {t(`composer.${part}`)}
          </button>
        ))}
      </div>
    </section>
  )
}
