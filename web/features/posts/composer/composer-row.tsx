import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react'
import type { Post } from '#contract/post.ts'
import { useSession } from '#web/features/auth/session/session.ts'
import { focusSoon } from '#web/lib/focus-heading.ts'
import { useShop } from '#web/lib/shop.ts'
import { useStored } from '#web/lib/store.ts'
import { loadText, useText } from '#web/lib/text.ts'
import { toast } from '#web/lib/toast.ts'
import { whenIdle } from '#web/lib/when-idle.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useOutbox } from '../outbox/waiting.ts'
import { PostIcon } from '../post-icon.tsx'
import { type DraftClub, isEmpty, loadDraft } from './draft.ts'
import { type ComposerPart, composerParts, partSigns } from './parts.ts'

/** Loads the composer and its texts when the browser is idle or the composer is about to open, so that it works offline. */
async function load() {
  const parts = [
    import('./composer.tsx'),
    import('../outbox/waiting-posts.tsx'),
    loadText(document.documentElement.lang, ['composer']),
  ] as const
  const [{ Composer }, { WaitingPosts }] = await Promise.all(parts)
  return { Composer, WaitingPosts }
}
type ComposerParts = Awaited<ReturnType<typeof load>>

export interface ComposerHandle {
  open: () => void
}

export interface ComposerRowProps {
  ref?: Ref<ComposerHandle>
  /** Set by a page that replaces this row by another one, which is then open as well. */
  startsOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
  /** Where it's posted; otherwise the person chooses. */
  club?: DraftClub
  onPosted: (post: Post) => void
  /** Called when a post from the outbox was sent; `onPosted` by default. */
  onSent?: (post: Post) => void
}

/** A row that expands into the composer when it's used. Below it are the posts waiting in the outbox. */
export function ComposerRow({ ref, startsOpen = false, onOpenChange, club, onPosted, onSent = onPosted }: ComposerRowProps) {
  const common = useText('common')
  const by = useStored(({ auth }) => auth.userId)
  const [opened, setOpened] = useState<{ part?: ComposerPart } | null>(() => (startsOpen ? {} : null))
  const isWaiting = useOutbox(({ posts }) => posts.length > 0)
  const [parts, setParts] = useState<ComposerParts | null>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const close = () => {
    setOpened(null)
    focusSoon(() => opener.current)
  }
  const preload = () => load().then(setParts)
  const open = (options: { part?: ComposerPart }) => {
    setOpened((now) => now ?? options)
    preload().catch(() => {
      close()
      toast('error', common('errors.SERVICE_UNAVAILABLE'))
    })
  }
  useImperativeHandle(ref, () => ({ open: () => open({}) }))
  const isOpen = opened !== null
  useEffect(() => onOpenChange?.(isOpen), [onOpenChange, isOpen])
  useEffect(() => {
    const start = () => void load().then(setParts, () => undefined)
    if (isOpen) start()
    else whenIdle(start)
  }, [isOpen])
  return (
    <>
      {opened && by !== undefined ? (
        parts ? (
          <parts.Composer
            by={by}
            part={opened.part}
            club={club}
            onClose={close}
            onPosted={(post) => {
              close()
              onPosted(post)
            }}
          />
        ) : (
          <Skeleton className="h-56 rounded-card" />
        )
      ) : (
        <ClosedRow opener={opener} by={by} onOpen={open} onNear={() => void preload().catch(() => undefined)} />
      )}
      {isWaiting && by !== undefined && parts && (
        <parts.WaitingPosts by={by} club={club} onEdit={opened ? undefined : () => open({})} onSent={onSent} />
      )}
    </>
  )
}

interface ClosedRowProps {
  opener: Ref<HTMLButtonElement>
  by: string | undefined
  onOpen: (options: { part?: ComposerPart }) => void
  /** Called when the composer is about to be opened. */
  onNear: () => void
}

function ClosedRow({ opener, by, onOpen, onNear }: ClosedRowProps) {
  const t = useText('posts')
  const { name } = useShop()
  const customer = useSession((session) => session.customer)
  const hasDraft = by !== undefined && !isEmpty(loadDraft(by))
  return (
    <section aria-label={t('composer.label')} className="post">
      <div className="post-part flex items-center gap-3 py-3 max-[14rem]:flex-wrap">
        <Avatar name={customer?.name ?? name} url={customer?.avatar} />
        <button
          ref={opener}
          type="button"
          data-replay=""
          className="min-h-11 min-w-0 grow truncate rounded-full bg-studio px-4 text-start text-quiet transition-colors hover:text-ink"
          onClick={() => onOpen({})}
          onPointerEnter={onNear}
          onFocus={onNear}
        >
          {hasDraft ? t('composer.draft') : t('composer.ask')}
        </button>
        {composerParts.slice(0, 2).map((part) => (
          <button
            key={part}
            type="button"
            aria-label={t(`composer.${part}`)}
            className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-studio md:hidden"
            onClick={() => onOpen({ part })}
          >
            <PostIcon name={partSigns[part]} />
          </button>
        ))}
      </div>
      <div className="flex gap-2 px-3 pb-2 max-md:hidden">
        {composerParts.map((part) => (
          <button
            key={part}
            type="button"
            className="inline-flex min-h-11 items-center gap-2 rounded-full px-3 text-sm font-medium transition-colors hover:bg-studio"
            onClick={() => onOpen({ part })}
          >
            <PostIcon name={partSigns[part]} />
            {t(`composer.${part}`)}
          </button>
        ))}
      </div>
    </section>
  )
}
