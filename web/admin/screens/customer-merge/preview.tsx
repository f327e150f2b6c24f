import type { MergedThing } from '#contract/admin/merging.ts'
import type { ApiOutput } from '#contract/api.ts'
import { useMoney, useNumber } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Table } from '#web/ui/table.tsx'
import { Confirm } from './confirm.tsx'
import { Side } from './side.tsx'

type MergePreview = ApiOutput<'GET /admin/customers/:id/merge'>

/** Both accounts side by side: what happens to their data, and what prevents the merge. */
export function Preview({ preview, onMerged }: { preview: MergePreview; onMerged: () => void }) {
  const t = useText('admin-merge')
  const { stays, goes, things, obstacles, confirm } = preview
  return (
    <div className="mt-3 grid gap-8 border-t border-line px-4 py-6 md:px-8">
      <div className="grid gap-4 lg:grid-cols-2">
        <Side title={t('side.stays')} text={t('side.staysText')} side={stays} isStaying />
        <Side title={t('side.goes')} text={t('side.goesText')} side={goes} />
      </div>
      {obstacles.length > 0 && (
        <Alert tone="bad" title={t('obstacles.title')}>
          <ul className="list-disc ps-5">
            {obstacles.map((obstacle) => (
              <li key={obstacle}>{t(`obstacles.${obstacle}`)}</li>
            ))}
          </ul>
        </Alert>
      )}
      <Things things={things} />
      {obstacles.length === 0 && <Confirm stay={stays} gone={goes} expected={confirm} onMerged={onMerged} />}
    </div>
  )
}

function Things({ things }: Pick<MergePreview, 'things'>) {
  const t = useText('admin-merge')
  const number = useNumber()
  const money = useMoney()
  const shown = (thing: MergedThing, value: number) => (thing === 'credit' ? money(value) : number(value))
  if (things.length === 0) return <p className="text-quiet">{t('nothing')}</p>
  return (
    <Table
      caption={t('table')}
      rowKey={({ thing }) => thing}
      rows={things}
      columns={[
        { name: t('column.what'), cell: ({ thing }) => t(`thing.${thing}`) },
        { name: t('column.stays'), end: true, cell: ({ thing, stays }) => shown(thing, stays) },
        { name: t('column.goes'), end: true, cell: ({ thing, goes }) => shown(thing, goes) },
        { name: t('column.fate'), cell: ({ thing }) => t(`fate.${thing}`) },
      ]}
    />
  )
}
