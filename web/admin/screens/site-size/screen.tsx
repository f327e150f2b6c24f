import { useCallback } from 'react'
import { adminUrls } from '#contract/admin/urls.ts'
import { siteLimits } from '#contract/site/limits.ts'
import type { SizeGuideDocument } from '#contract/site/size-guide.ts'
import { urls } from '#contract/urls.ts'
import { call } from '#web/lib/call.ts'
import type { NavNode } from '#web/lib/root-data.ts'
import { useCategories } from '#web/admin/site/categories.ts'
import { useParams } from '#web/lib/router/hooks.ts'
import { useText } from '#web/lib/text.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { Check } from '#web/ui/check.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { Link } from '#web/ui/link.tsx'
import { Select } from '#web/ui/select.tsx'
import { LocalText } from '#web/admin/site/local-text.tsx'
import { PartScreen } from '#web/admin/site/part-screen.tsx'
import type { PartEditor } from '#web/admin/site/use-site-part.ts'
import { Grid } from './grid.tsx'
import { sizeDrawings } from '#contract/site/names.ts'

const fallback: SizeGuideDocument = {
  kind: 'size-guide',
  title: {},
  text: {},
  drawing: 'body',
  columns: (['size', 'eu', 'us', 'uk', 'chest', 'waist'] as const).map((column) => ({ column, label: {} })),
  rows: ['XS', 'S', 'M', 'L', 'XL'].map((size) => [size, '', '', '', '', '']),
  categories: [],
  brands: [],
}

/** A size guide: its products, the instructions for measuring, and its table. */
export function Component() {
  const t = useText('admin-site')
  const { name = '' } = useParams()
  return (
    <PartScreen
      key={name}
      kind="size-guide"
      name={name}
      title={t('size.title', { name })}
      back={adminUrls.siteSizes()}
      fallback={fallback}
      isAdded
      actions={
        <Link to={urls.sizeGuide(name)} className="inline-flex min-h-11 items-center px-2 text-link md:min-h-9">
          {t('action.open')}
        </Link>
      }
    >
      {(editor) => <Work editor={editor} />}
    </PartScreen>
  )
}

const all = (nodes: NavNode[], depth = 0): { slug: string; name: string; depth: number }[] =>
  nodes.flatMap(({ slug, name, children }) => [{ slug, name, depth }, ...all(children, depth + 1)])

function Work({ editor: { document, change, problems } }: { editor: PartEditor<'size-guide'> }) {
  const t = useText('admin-site')
  const nav = useCategories()
  const brands = useAsyncData(useCallback(() => call('GET /brands', {}), []))
  const turn = (list: string[], one: string, is: boolean) => (is ? [...list, one] : list.filter((other) => other !== one))
  return (
    <div className="grid gap-8 px-4 py-6 md:px-8 xl:grid-cols-[minmax(0,1fr)_18rem]">
      <div className="grid min-w-0 content-start gap-5">
        <LocalText
          label={t('size.titleLabel')}
          value={document.title}
          max={siteLimits.title}
          problem={problems['title']}
          onChange={(title) => change({ title })}
        />
        <Grid table={document} onChange={change} />
        <LocalText isLong label={t('size.text')} value={document.text} max={siteLimits.sectionText} onChange={(text) => change({ text })} />
        <Select
          label={t('size.drawing')}
          value={document.drawing}
          options={sizeDrawings.map((value) => ({ value, name: t(`size.drawings.${value}`) }))}
          onChange={({ currentTarget }) => change({ drawing: currentTarget.value as SizeGuideDocument['drawing'] })}
        />
      </div>
      <div className="grid content-start gap-4">
        <p className="text-quiet">{t('size.where')}</p>
        <Disclosure title={`${t('size.categories')} (${document.categories.length})`}>
          {all(nav).map(({ slug, name, depth }) => (
            <div key={slug} className={depth > 0 ? 'ps-5' : ''}>
              <Check
                label={name}
                checked={document.categories.includes(slug)}
                onChange={({ currentTarget }) => change({ categories: turn(document.categories, slug, currentTarget.checked) })}
              />
            </div>
          ))}
        </Disclosure>
        <Disclosure title={`${t('size.brands')} (${document.brands.length})`}>
          {brands.value?.brands.map(({ slug, name }) => (
            <Check
              key={slug}
              label={name}
              checked={document.brands.includes(slug)}
              onChange={({ currentTarget }) => change({ brands: turn(document.brands, slug, currentTarget.checked) })}
            />
          ))}
        </Disclosure>
      </div>
    </div>
  )
}
