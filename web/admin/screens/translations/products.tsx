import { type SyntheticEvent, useCallback, useState } from 'react'
import type { ProductTexts, ProductTranslation } from '#contract/admin/translations.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { useText } from '#web/lib/text.ts'
import { toast } from '#web/lib/toast.ts'
import { useAction } from '#web/lib/use-action.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { Check } from '#web/ui/check.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { staff } from '#web/admin/session/session.ts'
import { ActionButton } from '#web/admin/ui/action-button.tsx'
import { StateMark } from '#web/admin/ui/state-mark.tsx'
import { translatedInto } from '#web/admin/imports/translated-into.ts'
import { PictureTexts } from './picture-texts.tsx'

const fields = ['name', 'shortDescription', 'fullDescription', 'metaTitle', 'metaDescription'] as const
const empty: ProductTexts = { name: '', shortDescription: '', fullDescription: '', metaTitle: '', metaDescription: '' }
const pageSize = 25

/** Products, one to open at a time; those without any translation first where that's asked for. */
export function Products() {
  const t = useText('admin-translations')
  const admin = useText('admin')
  const message = useErrorMessage()
  const [missing, setMissing] = useState(true)
  const [cursors, setCursors] = useState<string[]>([])
  const cursor = cursors.at(-1)
  const load = useCallback(
    () =>
      staff('GET /admin/translations/products', {
        locale: translatedInto,
        limit: pageSize,
        ...(missing && { missing: 'yes' as const }),
        ...(cursor && { cursor }),
      }),
    [missing, cursor],
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
          <Product key={product.id} first={product} />
        ))}
      </ul>
      <div className="flex justify-end gap-2">
        {cursors.length > 0 && <ActionButton onClick={() => setCursors(cursors.slice(0, -1))}>{admin('list.before')}</ActionButton>}
        {value?.nextCursor && <ActionButton onClick={() => setCursors([...cursors, value.nextCursor!])}>{admin('list.next')}</ActionButton>}
      </div>
    </section>
  )
}

function Product({ first }: { first: ProductTranslation }) {
  const t = useText('admin-translations')
  const [product, setProduct] = useState(first)
  const [isOpen, setOpen] = useState(false)
  const { original, translation, missing, outdated } = product
  return (
    <li className="border-b border-line">
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-6 gap-y-1 py-2">
          <span className="min-w-0 grow basis-40 font-medium">{original.name}</span>
          <span lang={translatedInto} className="font-system min-w-0 grow basis-40 text-quiet">
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
        {isOpen && <Fields product={product} onSaved={setProduct} />}
      </details>
    </li>
  )
}

function Fields({
  product: { id, original, translation, pictures, outdated },
  onSaved,
}: {
  product: ProductTranslation
  onSaved: (product: ProductTranslation) => void
}) {
  const t = useText('admin-translations')
  const message = useErrorMessage()
  const { busy, error, run } = useAction()
  const [written, setWritten] = useState(translation ?? empty)
  const [alts, setAlts] = useState(() => pictures.map(({ url, translatedAlt: alt }) => ({ url, alt })))
  const save = (event: SyntheticEvent) => {
    event.preventDefault()
    void run(async () => {
      onSaved(await staff('PUT /admin/translations/products/:id', { id, locale: translatedInto, ...written, alts }))
      toast('success', t('saved'))
    })
  }
  return (
    <form onSubmit={save} className="grid gap-4 pb-6">
      {fields
        .filter((field) => original[field] !== '' || field === 'name')
        .map((field) => (
          <div key={field} className="grid gap-2 md:grid-cols-2 md:gap-6">
            <div className="min-w-0">
              <p className="mb-1 font-medium">{t(`field.${field}`)}</p>
              <p className="whitespace-pre-line text-quiet">{original[field]}</p>
            </div>
            <TextArea
              label={t('inBengali', { field: t(`field.${field}`) })}
              lang={translatedInto}
              rows={field === 'fullDescription' ? 6 : 2}
              hint={outdated.includes(field) ? t('isOutdated') : undefined}
              value={written[field]}
              onChange={({ currentTarget }) => setWritten({ ...written, [field]: currentTarget.value })}
            />
          </div>
        ))}
      <PictureTexts pictures={pictures} outdated={outdated} alts={alts} onChange={setAlts} />
      {error !== null && (
        <p role="alert" className="text-bad">
          {message(error)}
        </p>
      )}
      <ActionButton type="submit" look="ember" busy={busy} disabled={written.name.trim() === ''} className="justify-self-end">
        {t('save')}
      </ActionButton>
    </form>
  )
}
