import { type SyntheticEvent, useState } from 'react'
import { type ApiArea, apiAreas, type ApiScope } from '#contract/api-scopes.ts'
import { useText } from '#web/lib/text.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { staff } from '#web/admin/session/session.ts'
import { ActionButton } from '#web/admin/ui/action-button.tsx'
import { ErrorLine } from '#web/admin/ui/error-line.tsx'
import { InputDialog } from '#web/admin/unsaved/input-dialog.tsx'

const lengths = ['30', '90', '365', 'never'] as const
const rights = ['none', 'read', 'write'] as const
type Right = (typeof rights)[number]

/** Asks for a key's name, permissions and lifetime. */
export function NewKeyDialog({ onDone, onClose }: { onDone: (key: string) => void; onClose: () => void }) {
  const t = useText('admin-api-keys')
  const { busy, error, run } = useAction()
  const [name, setName] = useState('')
  const [days, setDays] = useState<string>('90')
  const [chosen, setChosen] = useState<Partial<Record<ApiArea, Right>>>({})
  const scopes = apiAreas.flatMap((area): ApiScope[] => {
    const right = chosen[area] ?? 'none'
    return right === 'none' ? [] : [`${area}:${right}`]
  })
  const send = (event: SyntheticEvent) => {
    event.preventDefault()
    void run(async () => {
      const input = { name: name.trim(), scopes, days: days === 'never' ? null : Number(days) }
      onDone((await staff('POST /admin/api-keys', input)).key)
    })
  }
  return (
    <InputDialog open title={t('add')} onClose={onClose}>
      <form noValidate onSubmit={send} className="grid gap-4 p-5">
        <Field
          label={t('field.name')}
          autoComplete="off"
          maxLength={60}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <fieldset>
          <legend className="mb-1 font-semibold">{t('field.scopes')}</legend>
          <div className="grid gap-3 md:grid-cols-2">
            {apiAreas.map((area) => (
              <Select
                key={area}
                label={t(`area.${area}`)}
                value={chosen[area] ?? 'none'}
                options={rights.map((right) => ({ value: right, name: t(`right.${right}`) }))}
                onChange={(event) => {
                  const right = rights.find((one) => one === event.currentTarget.value) ?? 'none'
                  setChosen((before) => ({ ...before, [area]: right }))
                }}
              />
            ))}
          </div>
        </fieldset>
        <Select
          label={t('field.days')}
          value={days}
          options={lengths.map((value) => ({ value, name: value === 'never' ? t('never') : t('days', { count: Number(value) }) }))}
          onChange={(event) => setDays(event.currentTarget.value)}
        />
        <ErrorLine error={error} />
        <ActionButton type="submit" look="ember" busy={busy} disabled={name.trim() === '' || scopes.length === 0}>
          {t('make')}
        </ActionButton>
      </form>
    </InputDialog>
  )
}
