import { useMemo } from 'react'
import type { TextRow } from '#contract/admin/texts.ts'
import { adminUrls } from '#contract/admin/urls.ts'
import { useShop } from '#web/lib/shop.ts'
import { useText } from '#web/lib/text.ts'
import { oneOf } from '#web/admin/table/filters.ts'
import { pagesOf } from '#web/admin/table/list-calls.ts'
import { ListScreen } from '#web/admin/table/list-screen.tsx'
import type { List, View } from '#web/admin/table/list.ts'
import { TextState } from '#web/admin/texts/text-state.tsx'
import { ActionLink } from '#web/admin/ui/action-button.tsx'
import { useShortTime } from '#web/admin/ui/use-short-time.ts'

const states = ['live', 'scheduled', 'draft', 'hidden'] as const

export function Component() {
  const t = useText('admin-texts')
  return (
    <ListScreen
      list={useTextList()}
      actions={
        <>
          <ActionLink to={adminUrls.newText('page')}>{t('newPage')}</ActionLink>
          <ActionLink look="ember" to={adminUrls.newText('article')}>
            {t('newArticle')}
          </ActionLink>
        </>
      }
    />
  )
}

/** Pages and articles, both from files and from the editor. */
function useTextList(): List<TextRow> {
  const t = useText('admin-texts')
  const shortTime = useShortTime()
  const { locales } = useShop()
  return useMemo(() => {
    const state = (row: TextRow) => <TextState row={row} />
    const changed = ({ changedAt }: TextRow) => (changedAt === null ? '' : shortTime(changedAt))
    const hasLanguages = locales.length > 1
    const kind = (row: TextRow) =>
      hasLanguages || !locales.includes(row.locale) ? `${t(`kind.${row.kind}`)}, ${t(`language.${row.locale}`)}` : t(`kind.${row.kind}`)
    const views: View[] = [
      { name: t('view.all'), query: {} },
      { name: t('view.articles'), query: { kind: 'article' } },
      { name: t('view.pages'), query: { kind: 'page' } },
      { name: t('state.draft'), query: { state: 'draft' } },
      { name: t('state.scheduled'), query: { state: 'scheduled' } },
    ]
    return {
      id: 'texts',
      title: t('title'),
      searchIn: t('searchIn'),
      load: pagesOf('GET /admin/texts'),
      sort: '-changed',
      filters: [
        oneOf('kind', t('filter.kind'), ['page', 'article'], (value) => t(`kind.${value}`)),
        ...(hasLanguages ? [oneOf('locale', t('filter.locale'), ['en', 'bn'], (value) => t(`language.${value}`))] : []),
        oneOf('state', t('filter.state'), states, (value) => t(`state.${value}`)),
      ],
      views,
      columns: [
        {
          id: 'title',
          name: t('column.title'),
          sort: 'title',
          cell: (row) => <span className="block max-w-96 truncate">{row.title}</span>,
        },
        { id: 'kind', name: t('column.kind'), from: 'lg', cell: hasLanguages ? (row) => t(`kind.${row.kind}`) : kind },
        ...(hasLanguages
          ? [{ id: 'locale', name: t('column.locale'), from: 'lg', cell: (row: TextRow) => t(`language.${row.locale}`) } as const]
          : []),
        { id: 'state', name: t('column.state'), cell: state },
        { id: 'source', name: t('column.source'), isExtra: true, cell: (row) => t(`source.${row.source}`) },
        { id: 'by', name: t('column.by'), from: 'xl', cell: (row) => <span className="text-quiet">{row.changedBy}</span> },
        { id: 'changed', name: t('column.changed'), sort: 'changed', end: true, cell: changed },
      ],
      rowKey: (row) => row.id,
      rowLabel: (row) => `${row.title}, ${kind(row)}`,
      rowUrl: (row) => adminUrls.text(row.kind, row.locale, row.name),
      phone: (row) => ({
        title: row.title,
        second: kind(row),
        secondAside: changed(row),
        third: state(row),
      }),
      empty: { title: t('empty.title'), text: t('empty.text') },
    }
  }, [t, shortTime, locales])
}
