import { limits } from '#contract/limits.ts'
import { useText } from '#web/lib/text.ts'
import type { ProductEditor } from '#web/admin/products/use-editor.ts'
import { ActionButton } from '#web/admin/ui/action-button.tsx'
import { AdminIcon } from '#web/admin/ui/admin-icon.tsx'

const input = 'min-h-11 w-full min-w-0 rounded-input border border-edge bg-surface px-2 md:min-h-9'

/** Attributes of a product besides its options. Lists can be filtered by them. */
export function Attributes({ editor: { draft, change, problems } }: { editor: ProductEditor }) {
  const t = useText('admin-products')
  const { attributes } = draft
  const set = (at: number, part: Partial<(typeof attributes)[number]>) =>
    change({ attributes: attributes.with(at, { ...attributes[at]!, ...part }) })
  return (
    <section aria-label={t('section.attributes')} className="grid gap-3">
      <h2 className="font-medium">{t('section.attributes')}</h2>
      <ul className="grid gap-2">
        {attributes.map((attribute, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- they have nothing else, and are only added at the end
          <li key={at} className="grid grid-cols-[1fr_1.5fr_auto] items-center gap-2 md:grid-cols-[10rem_1fr_auto_auto]">
            <input
              aria-label={t('attribute.name')}
              value={attribute.name}
              maxLength={limits.product.option}
              aria-invalid={problems[`attributes.${at}.name`] ? true : undefined}
              onChange={(event) => set(at, { name: event.currentTarget.value })}
              className={input}
            />
            <input
              aria-label={t('attribute.value')}
              value={attribute.value}
              maxLength={limits.product.attribute}
              aria-invalid={problems[`attributes.${at}.value`] ? true : undefined}
              onChange={(event) => set(at, { value: event.currentTarget.value })}
              className={input}
            />
            <label className="col-span-2 row-start-2 flex min-h-11 items-center gap-2 text-xs text-quiet md:col-span-1 md:row-start-auto">
              <input
                type="checkbox"
                className="size-4.5"
                checked={attribute.isFilter}
                onChange={(event) => set(at, { isFilter: event.currentTarget.checked })}
              />
              {t('attribute.isFilter')}
            </label>
            <button
              type="button"
              aria-label={t('attribute.remove', { name: attribute.name })}
              onClick={() => change({ attributes: attributes.toSpliced(at, 1) })}
              className="grid size-11 place-items-center rounded-full hover:bg-studio md:size-9"
            >
              <AdminIcon name="close" className="size-3.5" />
            </button>
          </li>
        ))}
      </ul>
      <ActionButton
        className="justify-self-start"
        onClick={() => change({ attributes: [...attributes, { name: '', value: '', isFilter: false }] })}
      >
        <AdminIcon name="plus" />
        {t('attribute.add')}
      </ActionButton>
    </section>
  )
}
