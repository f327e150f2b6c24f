import { useCallback, useState } from 'react'
import type { EditedProduct } from '#contract/edited-product.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { useText } from '#web/lib/text.ts'
import { toastError } from '#web/lib/toast-error.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import type { ProductEditor } from '#web/admin/products/use-editor.ts'
import { staff } from '#web/admin/session/session.ts'
import { ActionButton } from '#web/admin/ui/action-button.tsx'
import { Fold } from '#web/admin/ui/fold.tsx'
import { useShortTime } from '#web/admin/ui/use-short-time.ts'
import { usePartName } from './part-names.ts'

/** The product's versions, loaded on opening; each can be restored. */
export function History({ editor, product }: { editor: ProductEditor; product: EditedProduct }) {
  const t = useText('admin-products')
  const [isOpen, setOpen] = useState(false)
  return (
    <Fold title={t('history.title')} onToggle={setOpen} className="border-t border-line pt-2">
      {isOpen && <Versions editor={editor} product={product} />}
    </Fold>
  )
}

function Versions({ editor, product: { id, version: now } }: { editor: ProductEditor; product: EditedProduct }) {
  const t = useText('admin-products')
  const shortTime = useShortTime()
  const message = useErrorMessage()
  const partName = usePartName(editor)
  const nameOf = (field: string) => (field === 'variants' ? t('section.variants') : partName(field))
  const load = useCallback(() => staff('GET /admin/products/:id/versions', { id }), [id])
  const { value, error } = useAsyncData(load)
  const restore = (version: number) =>
    void staff('POST /admin/products/:id/versions/restore', { id, version }).then(editor.reset, toastError)
  if (error) return <p role="alert">{message(error)}</p>
  if (value?.versions.length === 0) return <p className="text-quiet">{t('history.none')}</p>
  return (
    <ol className="grid">
      {value?.versions.map(({ version, at, name, changed }) => (
        <li key={version} className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-2">
          <span className="tabular-nums">{shortTime(at)}</span>
          <span>{name ?? t('history.nobody')}</span>
          <span className="me-auto text-quiet">
            {version === 1 ? t('history.created') : changed.map((field) => nameOf(field)).join(', ')}
          </span>
          {version !== now && <ActionButton onClick={() => restore(version)}>{t('history.restore')}</ActionButton>}
        </li>
      ))}
    </ol>
  )
}
