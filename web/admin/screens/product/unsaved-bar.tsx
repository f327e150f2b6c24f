import { useErrorMessage } from '#web/lib/errors.ts'
import { useText } from '#web/lib/text.ts'
import type { ProductEditor } from '#web/admin/products/use-editor.ts'
import { KeySign } from '#web/admin/ui/key-sign.tsx'
import { useShortTime } from '#web/admin/ui/use-short-time.ts'
import { Spinner } from '#web/ui/spinner.tsx'

const button = 'relative inline-flex min-h-11 items-center gap-2 rounded-input px-3 font-medium md:min-h-9'

/** The number of unsaved changes, their problems, and the one place to save. */
export function UnsavedBar({ editor, onSave }: { editor: ProductEditor; onSave: () => void }) {
  const t = useText('admin-products')
  const shortTime = useShortTime()
  const { changed, problems, storedAt, busy, product } = editor
  const wrong = Object.keys(problems).length
  const isOpen = changed.length > 0 || !product
  return (
    <>
      {isOpen && (
        <div className="sticky top-0 z-10 flex min-h-12 flex-wrap items-center gap-x-3 gap-y-1 bg-ink px-4 py-1.5 text-ground md:px-8">
          <p role="status" className="me-auto">
            <strong className="font-semibold">{product ? t('unsaved', { count: changed.length }) : t('unsavedNew')}</strong>{' '}
            {wrong > 0
              ? t('wrong', { count: wrong })
              : storedAt && <span className="opacity-75">{t('stored', { time: shortTime(storedAt) })}</span>}
          </p>
          {changed.length > 0 && (
            <button type="button" onClick={editor.discard} className={`${button} hover:opacity-80`}>
              {t('discard')}
            </button>
          )}
          <button type="button" aria-busy={busy || undefined} onClick={onSave} className={`${button} bg-ground text-ink hover:opacity-90`}>
            {busy && <Spinner className="absolute start-1 size-3" />}
            {product ? t('save') : t('create')}
            <KeySign>Ctrl S</KeySign>
          </button>
        </div>
      )}
      <Refused editor={editor} />
    </>
  )
}

function Refused({ editor: { error } }: { editor: ProductEditor }) {
  const message = useErrorMessage()
  return (
    <p role="alert" className="px-4 font-medium text-bad not-empty:pt-4 md:px-8">
      {error ? message(error) : null}
    </p>
  )
}
