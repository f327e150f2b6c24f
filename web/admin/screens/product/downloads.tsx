import { useCallback, useState } from 'react'
import type { VariantDownloads } from '#contract/admin/downloads.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { useText } from '#web/lib/text.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { Select } from '#web/ui/select.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { staff } from '#web/admin/session/session.ts'
import { VariantFiles } from './variant-files.tsx'

/** The files sold with a product. They aren't versioned with it: files are stored on upload, other settings by their own button. */
export function Downloads({ productId }: { productId: string }) {
  const t = useText('admin-products')
  const errorMessage = useErrorMessage()
  const { value, error, change } = useAsyncData(
    useCallback(() => staff('GET /admin/products/:id/downloads', { id: productId }), [productId]),
  )
  return (
    <section aria-label={t('section.downloads')} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 className="font-medium">{t('section.downloads')}</h2>
      {value && (
        <Variants
          productId={productId}
          variants={value.variants}
          onChange={(saved) =>
            change(({ variants }) => ({ variants: variants.map((one) => (one.variantId === saved.variantId ? saved : one)) }))
          }
        />
      )}
      {!value && (error === null ? <Skeleton className="h-24" /> : <p role="alert">{errorMessage(error)}</p>)}
    </section>
  )
}

interface VariantsProps {
  productId: string
  variants: VariantDownloads[]
  onChange: (saved: VariantDownloads) => void
}

/** Shows one variant at a time, initially the first with files. */
function Variants({ productId, variants, onChange }: VariantsProps) {
  const t = useText('admin-products')
  const [chosen, choose] = useState(() => (variants.find(({ files }) => files.length > 0) ?? variants[0])?.variantId)
  const variant = variants.find(({ variantId }) => variantId === chosen) ?? variants[0]
  if (!variant) return null
  return (
    <>
      {variants.length > 1 && (
        <Select
          label={t('downloads.variant')}
          value={variant.variantId}
          options={variants.map(({ variantId, options, sku, isDigital }) => ({
            value: variantId,
            name: [Object.values(options).join(', ') || sku, ...(isDigital ? [t('downloads.isDigital')] : [])].join(' · '),
          }))}
          onChange={(event) => choose(event.currentTarget.value)}
        />
      )}
      <VariantFiles key={variant.variantId} productId={productId} variant={variant} onChange={onChange} />
    </>
  )
}
