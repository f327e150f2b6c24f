import { slugOf } from '#contract/slug.ts'
import { useState } from 'react'
import { isRefusal } from '#contract/refusal.ts'
import { adminUrls } from '#contract/admin/urls.ts'
import { limits } from '#contract/limits.ts'
import { focusHeading } from '#web/lib/focus-heading.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { useText } from '#web/lib/text.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Field } from '#web/ui/field.tsx'
import { Link } from '#web/ui/link.tsx'
import type { Brand } from '#web/admin/products/names.ts'
import { staff } from '#web/admin/session/session.ts'
import { ActionButton } from '#web/admin/ui/action-button.tsx'
import { useChanged } from '#web/admin/unsaved/use-changed.ts'

/** The brands, each with its number of products. */
export function Brands({ brands, onChanged }: { brands: Brand[]; onChanged: () => Promise<void> }) {
  const t = useText('admin-products')
  const [open, setOpen] = useState<string | null>(null)
  const done = async () => {
    setOpen(null)
    await onChanged()
  }
  return (
    <section aria-label={t('brand.title')} className="grid content-start gap-3">
      <div className="flex items-center justify-between gap-3">
        <h2 className="font-semibold">{t('brand.title')}</h2>
        <ActionButton onClick={() => setOpen('new')}>{t('brand.new')}</ActionButton>
      </div>
      {open === 'new' && <BrandForm brand={null} onClose={() => setOpen(null)} onDone={done} />}
      <ul className="border-t border-line">
        {brands.map((brand) => (
          <li key={brand.id} className="border-b border-line">
            <div className="flex min-h-11 items-center gap-3">
              <button
                type="button"
                aria-expanded={open === brand.id}
                onClick={() => setOpen(open === brand.id ? null : brand.id)}
                className="min-h-11 grow text-start font-medium hover:underline md:min-h-9"
              >
                {brand.name}
              </button>
              <Link to={adminUrls.products({ brandId: brand.id })} className="text-quiet tabular-nums hover:underline">
                {t('tree.products', { count: brand.products })}
              </Link>
            </div>
            {open === brand.id && <BrandForm brand={brand} onClose={() => setOpen(null)} onDone={done} />}
          </li>
        ))}
      </ul>
    </section>
  )
}

function BrandForm({ brand, onClose, onDone }: { brand: Brand | null; onClose: () => void; onDone: () => Promise<void> }) {
  const t = useText('admin-products')
  const message = useErrorMessage()
  const { busy, error, run } = useAction()
  const [name, setName] = useState(brand?.name ?? '')
  const [slug, setSlug] = useState(brand?.slug ?? '')
  const [description, setDescription] = useState(brand?.description ?? '')
  const errors = isRefusal(error) ? error.errors : null
  useChanged({ name, slug, description })
  const save = async () => {
    const fields = { name, slug, description }
    await (brand ? staff('PUT /admin/brands/:id', { ...fields, id: brand.id }) : staff('POST /admin/brands', fields))
    await onDone()
  }
  const remove = async () => {
    await staff('DELETE /admin/brands/:id', { id: brand!.id })
    await onDone()
    focusHeading()
  }
  return (
    <form
      className="mb-3 grid gap-4 bg-studio p-4"
      onSubmit={(event) => {
        event.preventDefault()
        void run(save)
      }}
    >
      <Field
        label={t('tree.name')}
        value={name}
        required
        maxLength={limits.brand.name}
        error={errors?.['name']?.[0]}
        onChange={(event) => {
          if (!brand && slug === slugOf(name)) setSlug(slugOf(event.currentTarget.value))
          setName(event.currentTarget.value)
        }}
      />
      <Field
        label={t('brand.slug')}
        value={slug}
        required
        error={errors?.['slug']?.[0]}
        onChange={(event) => setSlug(event.currentTarget.value)}
      />
      <Field
        label={t('tree.description')}
        value={description}
        maxLength={limits.brand.description}
        onChange={(event) => setDescription(event.currentTarget.value)}
      />
      {brand && brand.inTrash > 0 && (
        <p className="text-quiet">
          {t('brand.inTrash', { count: brand.inTrash })}{' '}
          <Link to={adminUrls.products({ state: 'trash', brandId: brand.id })} className="text-link">
            {t('brand.showTrash')}
          </Link>
        </p>
      )}
      <p role="alert" className="text-bad">
        {error && !errors ? message(error) : null}
      </p>
      <div className="flex flex-wrap gap-2">
        <ActionButton look="ember" type="submit" busy={busy}>
          {brand ? t('save') : t('brand.create')}
        </ActionButton>
        <ActionButton onClick={onClose}>{t('cancel')}</ActionButton>
        {brand && (
          <ActionButton look="bad" className="ms-auto" busy={busy} onClick={() => void run(remove)}>
            {t('brand.remove')}
          </ActionButton>
        )}
      </div>
    </form>
  )
}
