import { slugOf } from '#contract/slug.ts'
import { limits } from '#contract/limits.ts'
import { useText } from '#web/lib/text.ts'
import { Field } from '#web/ui/field.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import type { ProductEditor } from '#web/admin/products/use-editor.ts'

/** Name, address and description. */
export function Basics({ editor: { draft, change, problems, product } }: { editor: ProductEditor }) {
  const t = useText('admin-products')
  const rename = (name: string) => {
    const follows = !product && draft.friendlyPageName === slugOf(draft.name)
    change({ name, ...(follows && { friendlyPageName: slugOf(name) }) })
  }
  return (
    <section aria-label={t('section.basics')} className="grid gap-5">
      <div className="grid gap-5 md:grid-cols-2 md:gap-4">
        <Field
          label={t('field.name')}
          value={draft.name}
          maxLength={limits.product.name}
          error={problems['name']}
          onChange={(event) => rename(event.currentTarget.value)}
        />
        <Field
          label={t('field.friendlyPageName')}
          value={draft.friendlyPageName}
          error={problems['friendlyPageName']}
          hint={`/product/${draft.friendlyPageName}`}
          spellCheck={false}
          onChange={(event) => change({ friendlyPageName: event.currentTarget.value })}
        />
      </div>
      <Field
        label={t('field.shortDescription')}
        value={draft.shortDescription}
        maxLength={limits.product.short}
        error={problems['shortDescription']}
        hint={t('ofMost', { count: draft.shortDescription.length, max: limits.product.short })}
        onChange={(event) => change({ shortDescription: event.currentTarget.value })}
      />
      <TextArea
        label={t('field.fullDescription')}
        value={draft.fullDescription}
        rows={5}
        maxLength={limits.product.full}
        error={problems['fullDescription']}
        onChange={(event) => change({ fullDescription: event.currentTarget.value })}
      />
    </section>
  )
}
