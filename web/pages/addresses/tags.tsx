import type { SavedAddress } from '#contract/customers/addresses.ts'
import { useText } from '#web/lib/text.ts'
import { Segmented } from '#web/ui/segmented.tsx'
import type { AddressForm } from './use-address-form.ts'

const tags: SavedAddress['tag'][] = ['HOME', 'OFFICE', 'OTHERS']

/** The label of the address, such as Home. */
export function Tags({ address: { form } }: { address: AddressForm }) {
  const t = useText('manage-address')
  return (
    <div>
      <Segmented
        label={t('tags.label')}
        value={form.watch('tag')}
        options={tags.map((value) => ({ value, name: t(`tags.${value}`) }))}
        onChange={(tag) => form.setValue('tag', tag)}
      />
    </div>
  )
}
