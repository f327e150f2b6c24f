import { useEffect, useRef, useState } from 'react'
import { adminUrls } from '#contract/admin/urls.ts'
import type { EditedProduct } from '#contract/edited-product.ts'
import { goTo } from '#web/lib/navigate.ts'
import { useText } from '#web/lib/text.ts'
import { toast } from '#web/lib/toast.ts'
import { Screen } from '#web/admin/frame/screen.tsx'
import { useKeys } from '#web/admin/keys/keys.ts'
import type { CatalogueNames } from '#web/admin/products/names.ts'
import { ProductStateMark } from '#web/admin/products/product-state.tsx'
import { useEditor } from '#web/admin/products/use-editor.ts'
import { Attributes } from './attributes.tsx'
import { useMay } from '#web/admin/session/session.ts'
import { Basics } from './basics.tsx'
import { ConflictStrip } from './conflict-strip.tsx'
import { Downloads } from './downloads.tsx'
import { EditorActions } from './editor-actions.tsx'
import { History } from './history.tsx'
import { Pictures } from './pictures.tsx'
import { useAmountExample } from '#web/admin/ui/use-amount-example.ts'
import { Related } from './related.tsx'
import { RepeatOffer } from './repeat-offer.tsx'
import { Side } from './side.tsx'
import { UnsavedBar } from './unsaved-bar.tsx'
import { Variants } from './variants.tsx'

/** A product on one page: its content at the left, its visibility at the right, and one place to save. */
export function Editor({ product, names: loaded }: { product: EditedProduct | null; names: CatalogueNames }) {
  const t = useText('admin-products')
  const may = useMay()
  const example = useAmountExample()
  const [names, setNames] = useState(loaded)
  const editor = useEditor(product, (problem) => t(`problem.${problem as 'price'}`, { example }))
  const { product: saved, draft, refusals } = editor
  const fields = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (refusals > 0) fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [refusals])
  const save = async () => {
    const done = await editor.save()
    if (!done) return
    toast('success', t('saved', { name: done.name }))
    if (!saved) goTo(adminUrls.product(done.id), { replace: true })
  }
  useKeys(t('keys.title'), [{ keys: 'mod+s', label: t('keys.save'), run: () => void save() }])
  const brand = names.brands.find(({ id }) => id === draft.brandId)?.name
  return (
    <Screen
      title={draft.name || t('new')}
      back={adminUrls.products()}
      beside={
        saved && (
          <span className="flex items-center gap-3 text-quiet">
            <ProductStateMark state={saved.state} />
            {[brand, saved.variants[0]?.sku].filter(Boolean).join(', ')}
          </span>
        )
      }
      actions={saved && <EditorActions editor={editor} product={saved} />}
    >
      <UnsavedBar editor={editor} onSave={() => void save()} />
      {editor.clash && <ConflictStrip editor={editor} clash={editor.clash} />}
      <div ref={fields} className="grid grid-cols-[minmax(0,1fr)] gap-8 px-4 pt-6 md:px-8 lg:grid-cols-[minmax(0,1fr)_17rem] lg:gap-0">
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-8 lg:pe-8">
          <Basics editor={editor} />
          <Pictures editor={editor} />
          <Variants editor={editor} />
          <Attributes editor={editor} />
          {saved && draft.giftCard === null && may('catalogue:write') && <Downloads productId={saved.id} />}
          {saved && !saved.giftCard && <RepeatOffer productId={saved.id} />}
          {saved && <Related productId={saved.id} />}
          {saved && <History key={saved.version} editor={editor} product={saved} />}
        </div>
        <Side editor={editor} names={names} onNames={setNames} />
      </div>
    </Screen>
  )
}
