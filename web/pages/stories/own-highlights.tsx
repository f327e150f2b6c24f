import { useCallback, useState } from 'react'
import type { Highlight } from '#contract/highlights.ts'
import { signed } from '#web/features/auth/session/session.ts'
import { Cover } from '#web/features/stories/highlights.tsx'
import { useErrorMessage } from '#web/lib/errors.ts'
import { useText } from '#web/lib/text.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { Icon } from '#web/ui/icon.tsx'
import { pressedPart } from '#web/lib/pressed-part.tsx'

const HighlightDialog = pressedPart(async () => (await import('./highlight-dialog.tsx')).HighlightDialog)

const item = 'grid w-18 shrink-0 justify-items-center gap-1.5 text-xs'

/**
 * The member's own highlights, each editable by a press, and a button to create one. Their space is reserved before they have loaded, and
 * before the session is known.
 */
export function OwnHighlights({ handle }: { handle: string | null }) {
  const t = useText('stories')
  const errorMessage = useErrorMessage()
  const ask = useCallback(() => signed('GET /people/:handle/highlights', { handle: handle ?? '' }), [handle])
  const { value, error, load } = useAsyncData(handle === null ? null : ask)
  const [open, setOpen] = useState<Highlight | 'new' | null>(null)
  const close = () => setOpen(null)
  return (
    <section className="mb-8 grid grid-cols-1 gap-3 lg:order-last lg:rounded-card lg:border lg:border-line lg:bg-surface lg:p-6">
      <h2 className="text-lg font-semibold">{t('highlights.title')}</h2>
      <p className="text-quiet">{t('highlights.intro')}</p>
      {!value && error !== null && <p role="alert">{errorMessage(error)}</p>}
      <ul className="fading-row min-h-27 gap-4 py-1.5">
        <li className="ms-1.5">
          <button type="button" disabled={!value} aria-haspopup="dialog" className={item} onClick={() => setOpen('new')}>
            <span className="grid size-16 place-items-center rounded-full border border-dashed border-edge">
              <Icon name="plus" />
            </span>
            {t('highlights.first')}
          </button>
        </li>
        {value?.items.map((one) => (
          <li key={one.id}>
            <button
              type="button"
              aria-haspopup="dialog"
              aria-label={t('highlights.change', { title: one.title })}
              className={item}
              onClick={() => setOpen(one)}
            >
              <Cover of={one} />
              <span className="line-clamp-2 wrap-anywhere">{one.title}</span>
            </button>
          </li>
        ))}
      </ul>
      {open && (
        <HighlightDialog
          highlight={open === 'new' ? null : open}
          onClose={close}
          onDone={() => {
            close()
            void load()
          }}
        />
      )}
    </section>
  )
}
