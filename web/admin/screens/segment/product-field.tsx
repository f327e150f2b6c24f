import { useCallback, useState } from 'react'
import { call } from '#web/lib/call.ts'
import { useText } from '#web/lib/text.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { Field } from '#web/ui/field.tsx'
import { useDebounced } from '#web/admin/ui/use-debounced.ts'
import { SmallPicture } from '#web/admin/products/small-picture.tsx'
import { ActionButton } from '#web/admin/ui/action-button.tsx'

const shortest = 2

/** Finds one product, or none, by typing. */
export function ProductField({ id, onChange }: { id: string | null; onChange: (id: string | null) => void }) {
  const t = useText('admin-segments')
  const [typed, setTyped] = useState('')
  const q = useDebounced(typed.trim())
  const chosen = useAsyncData(useCallback(async () => (id === null ? null : call('GET /user/products/:id', { id })), [id]))
  const data = useAsyncData(
    useCallback(async () => (q.length < shortest ? [] : (await call('GET /search/suggestions', { q })).products), [q]),
  )
  if (id !== null)
    return (
      <div>
        <p className="mb-1.5 text-sm font-medium">{t('field.boughtProduct')}</p>
        <div className="flex min-h-12 items-center justify-between gap-3 rounded-input border border-line px-3">
          <span className="truncate">{chosen.value?.info.name ?? t('aProduct')}</span>
          <ActionButton look="bare" onClick={() => onChange(null)}>
            {t('remove')}
          </ActionButton>
        </div>
      </div>
    )
  return (
    <div>
      <Field
        label={t('field.boughtProduct')}
        placeholder={t('findProduct')}
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <ul>
        {typed.trim().length >= shortest &&
          data.value?.map((product) => (
            <li key={product.id}>
              <button
                type="button"
                className="flex min-h-11 w-full items-center gap-3 border-b border-line text-start hover:bg-studio"
                onClick={() => {
                  setTyped('')
                  onChange(product.id)
                }}
              >
                <SmallPicture url={product.photo} />
                <span className="grow">{product.name}</span>
              </button>
            </li>
          ))}
      </ul>
    </div>
  )
}
