import { useCallback } from 'react'
import { useText } from '#web/lib/text.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { staff } from '#web/admin/session/session.ts'
import { Select } from '#web/ui/select.tsx'

/** The product's tax class. */
export function TaxClassField({ value, onChange }: { value: string; onChange: (taxClass: string) => void }) {
  const t = useText('admin-products')
  const { value: known } = useAsyncData(useCallback(() => staff('GET /admin/tax-classes', {}), []))
  const classes = known?.classes ?? [{ code: value, name: value }]
  return (
    <Select
      label={t('field.taxClass')}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      options={classes.map(({ code, name }) => ({ value: code, name }))}
    />
  )
}
