import { cleared } from '#web/features/catalogue/filters.ts'
import { useText } from '#web/lib/text.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { FilterForm, type FilterFormProps } from './filter-form.tsx'
import { useFilters } from './use-list.ts'

/** The filters in a sheet over the page. It stays open between changes; its button shows the current number of results. */
export function FilterSheet({ data, toCategory, open, onClose }: FilterFormProps & { open: boolean; onClose: () => void }) {
  const t = useText('collections')
  const { filters, pending, apply } = useFilters(data)
  return (
    <Dialog open={open} title={t('filters.title')} place="side" onClose={onClose}>
      <div className="grow overflow-y-auto overscroll-contain px-5">
        <FilterForm data={data} toCategory={toCategory} />
      </div>
      <div className="sticky bottom-0 flex gap-3 border-t border-line bg-surface p-4">
        <Button look="secondary" onClick={() => apply(cleared(filters))}>
          {t('filters.clear')}
        </Button>
        <Button busy={pending} className="grow" onClick={onClose}>
          {t('filters.show', { count: data.total })}
        </Button>
      </div>
    </Dialog>
  )
}
