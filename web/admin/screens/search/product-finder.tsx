import { useEffect, useState } from 'react'
import type { StaffProduct } from '#contract/product-editor.ts'
import { useText } from '#web/lib/text.ts'
import { Field } from '#web/ui/field.tsx'
import { SmallPicture } from '#web/admin/products/small-picture.tsx'
import { staff } from '#web/admin/session/session.ts'

const shownMax = 5
const patienceMs = 250

/** Finds a product by its name or SKU. Only the last answer counts. */
export function ProductFinder({ isReady, onPick }: { isReady: boolean; onPick: (id: string) => void }) {
  const t = useText('admin-search')
  const [typed, setTyped] = useState('')
  const [answer, setAnswer] = useState<{ q: string; rows: StaffProduct[] }>({ q: '', rows: [] })
  const q = typed.trim()
  const found = answer.q === q ? answer.rows : []
  useEffect(() => {
    if (q.length < 2) return undefined
    const asking = new AbortController()
    const timer = setTimeout(() => {
      staff('GET /admin/products', { q, state: 'live', limit: shownMax }, { signal: asking.signal }).then(
        ({ rows }) => setAnswer({ q, rows }),
        () => undefined,
      )
    }, patienceMs)
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }, [q])
  return (
    <div>
      <Field
        label={t('rules.product')}
        value={typed}
        placeholder={t('rules.productExample')}
        hint={isReady ? undefined : t('rules.first')}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <ul aria-label={t('rules.found')}>
        {found.map(({ id, name, photo }) => (
          <li key={id}>
            <button
              type="button"
              disabled={!isReady}
              onClick={() => {
                onPick(id)
                setTyped('')
              }}
              className="flex min-h-11 w-full items-center gap-3 border-b border-line text-start hover:bg-studio disabled:text-quiet"
            >
              <SmallPicture url={photo} />
              {name}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
