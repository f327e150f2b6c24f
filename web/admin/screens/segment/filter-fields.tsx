import type { SegmentFilter } from '#contract/admin/segments.ts'
import { limits } from '#contract/limits.ts'
import { locales } from '#contract/locales.ts'
import { call } from '#web/lib/call.ts'
import { useShop } from '#web/lib/shop.ts'
import { useText } from '#web/lib/text.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { NumberField } from '#web/admin/ui/number-field.tsx'
import { ChallengeFields } from './challenge-fields.tsx'
import { ProductField } from './product-field.tsx'

interface FilterFieldsProps {
  filter: SegmentFilter
  onChange: (filter: SegmentFilter) => void
}

type NumberName = { [K in keyof SegmentFilter]-?: SegmentFilter[K] extends number | undefined ? K : never }[keyof SegmentFilter]

const groups = [
  ['orders', ['ordersMin', 'ordersMax', 'spentMin', 'spentMax', 'orderedWithin', 'notOrderedFor']],
  ['account', ['signedUpWithin', 'signedUpBefore']],
] as const satisfies readonly (readonly [string, readonly NumberName[]])[]

interface Category {
  id: string
  name: string
  children?: Category[]
}
const listed = (all: readonly Category[], above = ''): { value: string; name: string }[] =>
  all.flatMap(({ id, name, children = [] }) => [{ value: id, name: above + name }, ...listed(children, `${above}${name} / `)])

const loadChoices = async () => {
  const [{ categories }, { plans }] = await Promise.all([call('GET /categories', {}), call('GET /public/plans', {})])
  return { categories: listed(categories), plans: plans.map(({ id, name }) => ({ value: id, name })) }
}

/** Every condition of a segment; empty ones are ignored. */
export function FilterFields({ filter, onChange }: FilterFieldsProps) {
  const t = useText('admin-segments')
  const { countries } = useShop()
  const choices = useAsyncData(loadChoices).value
  const set = <K extends keyof SegmentFilter>(name: K, value: SegmentFilter[K] | null | '') => {
    const { [name]: _, ...others } = filter
    onChange(value === null || value === '' || value === undefined ? others : { ...others, [name]: value })
  }
  const choice = (name: 'country' | 'plan' | 'boughtCategory', options: { value: string; name: string }[]) => (
    <Select
      label={t(`field.${name}`)}
      value={filter[name] ?? ''}
      onChange={(event) => set(name, event.target.value)}
      options={[{ value: '', name: t('any') }, ...options]}
    />
  )
  return (
    <>
      {groups.map(([group, names]) => (
        <fieldset key={group}>
          <legend className="mb-3 font-semibold">{t(`group.${group}`)}</legend>
          <div className="grid gap-5 md:grid-cols-2">
            {names.map((name) => (
              <NumberField
                key={name}
                label={t(`field.${name}`)}
                isMoney={name === 'spentMin' || name === 'spentMax'}
                value={filter[name] ?? null}
                onChange={(value) => set(name, value)}
              />
            ))}
            {group === 'account' && (
              <>
                {choice('plan', choices?.plans ?? [])}
                <Select
                  label={t('field.acceptsMail')}
                  value={filter.acceptsMail === undefined ? '' : String(filter.acceptsMail)}
                  onChange={(event) => set('acceptsMail', event.target.value === '' ? null : event.target.value === 'true')}
                  options={[
                    { value: '', name: t('any') },
                    { value: 'true', name: t('yes') },
                    { value: 'false', name: t('no') },
                  ]}
                />
                <Select
                  label={t('field.language')}
                  value={filter.language ?? ''}
                  onChange={(event) => set('language', locales.find((one) => one === event.target.value) ?? null)}
                  options={[{ value: '', name: t('any') }, ...locales.map((one) => ({ value: one, name: t(`language.${one}`) }))]}
                />
                <Field
                  label={t('field.tag')}
                  value={filter.tag ?? ''}
                  maxLength={limits.order.tagMax}
                  onChange={(event) => set('tag', event.target.value.toLowerCase())}
                />
              </>
            )}
          </div>
        </fieldset>
      ))}
      <fieldset>
        <legend className="mb-3 font-semibold">{t('group.bought')}</legend>
        <div className="grid gap-5 md:grid-cols-2">
          {choice('boughtCategory', choices?.categories ?? [])}
          {choice(
            'country',
            countries.map((value) => ({ value, name: value })),
          )}
          <ProductField id={filter.boughtProduct ?? null} onChange={(value) => set('boughtProduct', value)} />
        </div>
      </fieldset>
      <fieldset>
        <legend className="mb-3 font-semibold">{t('group.challenges')}</legend>
        <div className="grid gap-5 md:grid-cols-2">
          <ChallengeFields filter={filter} onChange={onChange} />
        </div>
      </fieldset>
    </>
  )
}
