import { useMemo, useState } from 'react'
import type { MediaRow } from '#contract/admin/media.ts'
import { useNumber } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'
import { MediaDialog } from '#web/admin/media/media-dialog.tsx'
import { UploadMedia } from '#web/admin/media/upload-media.tsx'
import { MediaThumb } from '#web/admin/media/media-thumb.tsx'
import { oneOf } from '#web/admin/table/filters.ts'
import { pagesOf } from '#web/admin/table/list-calls.ts'
import { ListScreen } from '#web/admin/table/list-screen.tsx'
import type { List, View } from '#web/admin/table/list.ts'
import { useShortTime } from '#web/admin/ui/use-short-time.ts'

/** The media library: all pictures, their alternative texts, and where they're used. */
export function Component() {
  const [opened, setOpened] = useState<MediaRow | null>(null)
  const [turn, setTurn] = useState(0)
  const list = useMediaList(setOpened)
  return (
    <>
      <ListScreen key={turn} list={list} actions={<UploadMedia look="ember" onAdded={() => setTurn((before) => before + 1)} />} />
      {opened && (
        <MediaDialog
          key={opened.id}
          picture={opened}
          onClose={() => setOpened(null)}
          onChanged={() => {
            setOpened(null)
            setTurn((before) => before + 1)
          }}
        />
      )}
    </>
  )
}

function useMediaList(open: (row: MediaRow) => void): List<MediaRow> {
  const t = useText('admin-media')
  const number = useNumber()
  const shortTime = useShortTime()
  return useMemo(() => {
    const uses = ({ uses: places }: MediaRow) => (places.length === 0 ? t('unused') : t('uses', { count: places.length }))
    const size = ({ width, height, video }: MediaRow) => `${video ? `${t('video')} · ` : ''}${number(width)} × ${number(height)}`
    const name = (row: MediaRow) => row.alt || t('noAlt')
    const added = ({ addedAt }: MediaRow) => (addedAt === null ? '' : shortTime(addedAt))
    const pressed = (row: MediaRow) => (
      <button type="button" className="flex min-h-11 max-w-96 min-w-0 items-center gap-3 text-start" onClick={() => open(row)}>
        <MediaThumb row={row} />
        <span className="truncate text-link">{name(row)}</span>
      </button>
    )
    const views: View[] = [
      { name: t('uploaded'), query: {} },
      { name: t('studio'), query: { source: 'studio' } },
    ]
    return {
      id: 'media',
      title: t('title'),
      searchIn: t('searchIn'),
      load: pagesOf('GET /admin/media'),
      sort: '-added',
      filters: [oneOf('source', t('source'), ['uploaded', 'studio'], (value) => t(value))],
      views,
      columns: [
        { id: 'picture', name: t('column.alt'), cell: pressed },
        { id: 'size', name: t('column.size'), from: 'lg', end: true, cell: size },
        { id: 'uses', name: t('column.uses'), cell: (row) => <span className="text-quiet">{uses(row)}</span> },
        { id: 'added', name: t('column.added'), sort: 'added', end: true, cell: added },
      ],
      rowKey: (row) => row.id,
      rowLabel: (row) => `${name(row)}, ${uses(row)}`,
      phone: (row) => ({ title: pressed(row), second: uses(row), secondAside: size(row) }),
      empty: { title: t('empty.title'), text: t('empty.text') },
    }
  }, [t, number, shortTime, open])
}
