import { useState } from 'react'
import { blogCategoryNames, type BlogCategoryName } from '#web/admin/texts/categories.ts'
import { useShop } from '#web/lib/shop.ts'
import { useText } from '#web/lib/text.ts'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import type { TextEditor } from '#web/admin/texts/use-text-editor.ts'
import { ActionButton } from '#web/admin/ui/action-button.tsx'
import { LocalTime } from '#web/admin/ui/local-time.tsx'
import { Cover } from './cover.tsx'
import { History } from './history.tsx'
import { TakeBack } from './take-back.tsx'

/** A text's publication, an article's other fields, its search engine preview, and its versions. */
export function Side({ editor }: { editor: TextEditor }) {
  const t = useText('admin-texts')
  const { kind, text, document, name } = editor
  const shop = useShop()
  const [at, setAt] = useState<string | null>(null)
  return (
    <div className="grid content-start gap-6 xl:border-s xl:border-line xl:ps-8">
      <section className="grid gap-3">
        <h2 className="font-semibold">{t('part.publish')}</h2>
        <LocalTime
          label={t('field.publishAt')}
          value={at ?? text?.publishAt ?? null}
          error={editor.problems['publishAt']}
          onChange={setAt}
        />
        <ActionButton
          busy={editor.busy}
          disabled={at === null || document.title === '' || name === ''}
          onClick={() => at && void editor.save('scheduled', { publishAt: at })}
        >
          {t('action.schedule')}
        </ActionButton>
      </section>
      {kind === 'article' && <ArticleFields editor={editor} />}
      <section className="grid gap-1 border-t border-line pt-5">
        <h2 className="mb-1 font-semibold">{t('part.found')}</h2>
        <p className="truncate text-xs text-quiet">{`${shop.name} › ${text?.path ?? name}`}</p>
        <p className="truncate text-base text-ink underline">{document.title.replaceAll('{{shop}}', shop.name) || t('field.title')}</p>
        <p className="line-clamp-3 text-quiet">{document.description.replaceAll('{{shop}}', shop.name) || t('field.description')}</p>
      </section>
      {text && <History editor={editor} text={text} />}
      {text && <TakeBack editor={editor} text={text} />}
    </div>
  )
}

function ArticleFields({ editor: { document, change, problems } }: { editor: TextEditor }) {
  const t = useText('admin-texts')
  const [products, setProducts] = useState(document.products.join(', '))
  return (
    <section className="grid gap-3 border-t border-line pt-5">
      <h2 className="font-semibold">{t('part.article')}</h2>
      <Select
        label={t('field.category')}
        value={document.category}
        options={blogCategoryNames.map((value) => ({ value, name: t(`category.${value}`) }))}
        onChange={({ currentTarget }) => change({ category: currentTarget.value as BlogCategoryName })}
      />
      <Field
        label={t('field.author')}
        maxLength={60}
        value={document.author}
        error={problems['author']}
        onChange={({ currentTarget }) => change({ author: currentTarget.value })}
      />
      <Field
        label={t('field.about')}
        maxLength={120}
        value={document.about}
        onChange={({ currentTarget }) => change({ about: currentTarget.value })}
      />
      <Cover document={document} change={change} />
      <Field
        label={t('field.products')}
        hint={t('field.productsHint')}
        value={products}
        error={problems['products.0'] ?? problems['products']}
        onChange={({ currentTarget }) => {
          setProducts(currentTarget.value)
          change({
            products: currentTarget.value
              .split(/[\s,]+/)
              .filter(Boolean)
              .slice(0, 4),
          })
        }}
      />
    </section>
  )
}
