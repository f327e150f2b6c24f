import { lazy, Suspense, useCallback, useState } from 'react'
import type { Highlight } from '#contract/stories.ts'
import { signed } from '#web/features/auth/session/session.ts'
import { Cover } from '#web/features/stories/highlights.tsx'
import { useErrorMessage } from '#web/lib/errors.ts'
import { useText } from '#web/lib/text.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { Button } from '#web/ui/button.tsx'

const HighlightDialog = lazy(async () => ({ default: (await import('./highlight-dialog.tsx')).HighlightDialog }))

/** The member's highlights, each editable by a press, and a button for a new one. Their space is reserved before anything is loaded. */
export function OwnHighlights({ handle }: { handle: string | null }) {
  const t = useText('stories')
  const errorMessage = useErrorMessage()
  const ask = useCallback(() => signed('GET /people/:handle/highlights', { handle: handle ?? '' }), [handle])
  const { value, error, load } = useAsyncData(handle === null ? null : ask)
  const [open, setOpen] = useState<Highlight | 'new' | null>(null)
  const close = () => setOpen(null)
  return (
    <section className="mb-8 grid grid-cols-1 gap-3">
      <h2 className="text-lg font-semibold">{t('highlights.title')}</h2>
      <p className="text-quiet">{t('highlights.intro')}</p>
      {!value && error !== null && <p role="alert">{errorMessage(error)}</p>}
      <div className="min-h-27">
        {value && value.items.length > 0 && (
          <ul className="fading-row gap-4 py-1.5">
            {value.items.map((one) => (
              <li key={one.id} className="first:ms-1.5">
                <button
                  type="button"
                  aria-haspopup="dialog"
                  aria-label={t('highlights.change', { title: one.title })}
                  className="grid w-18 shrink-0 justify-items-center gap-1.5 text-xs"
                  onClick={() => setOpen(one)}
                >
                  <Cover of={one} />
                  <span className="line-clamp-2 wrap-anywhere">{one.title}</span>
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
      <Button look="secondary" disabled={!value} aria-haspopup="dialog" className="justify-self-start" onClick={() => setOpen('new')}>
        {t('highlights.first')}
      </Button>
      {open && (
        <Suspense>
          <HighlightDialog
            highlight={open === 'new' ? null : open}
            onClose={close}
            onDone={() => {
              close()
              void load()
            }}
          />
        </Suspense>
      )}
    </section>
  )
}
