import { useCallback, useState } from 'react'
import type { ProductTranslation } from '#contract/admin/translations.ts'
import type { Locale } from '#contract/locales.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { useText } from '#web/lib/text.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { Check } from '#web/ui/check.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { staff } from '#web/admin/session/session.ts'
import { ActionButton } from '#web/admin/ui/action-button.tsx'
import { StateMark } from '#web/admin/ui/state-mark.tsx'
import { Fields } from './product-fields.tsx'

const pageSize = 25

/** Products, of which one is open at a time; optionally those without a translation first. */
export function Products({ into }: { into: Locale }) {
  const t = useText('admin-translations')
  const admin = useText('admin')
  const message = useErrorMessage()
  const [missing, setMissing] = useState(true)
  const [cursors, setCursors] = useState<string[]>([])
  const cursor = cursors.at(-1)
  const load = useCallback(
    () =>
      staff('GET /admin/translations/products', {
        locale: into,
        limit: pageSize,
        ...(missing && { missing: 'yes' as const }),
        ...(cursor && { cursor }),
      }),
    [into, missing, cursor],
  )
  const { value, error } = useAsyncData(load)
  return (
    <section className="grid gap-4" aria-label={t('parts.products')}>
      <Check
        label={t('missingOnly')}
        checked={missing}
        onChange={({ currentTarget }) => {
          setMissing(currentTarget.checked)
          setCursors([])
        }}
      />
      {error !== null && <p role="alert">{message(error)}</p>}
      {!value && error === null && <Skeleton className="h-80" />}
      {value?.products.length === 0 && <p className="text-quiet">{t('nothingMissing')}</p>}
      <ul className="border-t border-line">
        {value?.products.map((product) => (
          <Product key={product.id} into={into} first={product} />
        ))}
      </ul>
      <div className="flex justify-end gap-2">
        {cursors.length > 0 && <ActionButton onClick={() => setCursors(cursors.slice(0, -1))}>{admin('list.before')}</ActionButton>}
        {value?.nextCursor && <ActionButton onClick={() => setCursors([...cursors, value.nextCursor!])}>{admin('list.next')}</ActionButton>}
      </div>
    </section>
  )
}

function Product({ into, first }: { into: Locale; first: ProductTranslation }) {
  const t = useText('admin-translations')
  const [product, setProduct] = useState(first)
  const [isOpen, setOpen] = useState(false)
  const { original, translation, missing, outdated } = product
  return (
    <li className="border-b border-line">
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-6 gap-y-1 py-2">
          <span className="min-w-0 grow basis-40 font-medium">{original.name}</span>
          <span lang={into} className="min-w-0 grow basis-40 text-quiet">
            {translation?.name}
          </span>
          {outdated.length > 0 && (
            <StateMark shape="half" tone="warn">
              {t('outdated', { count: outdated.length })}
            </StateMark>
          )}
          {(missing > 0 || outdated.length === 0) && (
            <StateMark shape={translation === null ? 'waiting' : missing > 0 ? 'half' : 'done'} tone={missing > 0 ? 'warn' : 'good'}>
              {missing > 0 ? t('missing', { count: missing }) : t('complete')}
            </StateMark>
          )}
        </summary>
        {isOpen && <Fields into={into} product={product} onSaved={setProduct} />}
      </details>
    </li>
  )
}
