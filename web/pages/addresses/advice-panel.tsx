import { useEffect, useRef } from 'react'
import { addressLines, type WrittenAddress } from '#contract/customers/address-lines.ts'
import type { AddressFieldName } from '#web/features/customers/addresses/fields.ts'
import { countryInSentence } from '#web/features/customers/addresses/format-address.ts'
import { useRegions } from '#web/features/customers/addresses/region-field.tsx'
import { useShop } from '#web/lib/shop.ts'
import { useText } from '#web/lib/text.ts'
import { Button } from '#web/ui/button.tsx'
import type { Advice } from './advice.ts'
import type { AddressInput } from './schema.ts'
import type { AddressForm } from './use-address-form.ts'

/** Suggestions about an address, which the user may ignore. The panel gets the focus when it appears. */
export function AdvicePanel({ advice, address }: { advice: Advice; address: AddressForm }) {
  const t = useText('manage-address')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [advice])
  const { input, usual, odd } = advice
  const { busy, save, correct } = address
  return (
    <section aria-labelledby="advice" className="mt-2 rounded-card border border-ink bg-surface p-5 md:p-6">
      <h2 id="advice" ref={heading} tabIndex={-1} className="text-lg font-semibold outline-none">
        {usual ? t('advice.title') : t('advice.doubt')}
      </h2>
      {usual ? <Comparison typed={input} usual={usual} /> : <OddFields odd={odd} input={input} />}
      <div className="mt-5 flex flex-wrap gap-3">
        {usual ? (
          <Button busy={busy} onClick={() => save(usual)}>
            {t('advice.use')}
          </Button>
        ) : (
          <Button onClick={() => correct(fieldOf(odd[0]))}>{t('advice.correct')}</Button>
        )}
        <Button look="secondary" busy={busy && !usual} disabled={busy} onClick={() => save(input)}>
          {usual ? t('advice.keep') : t('advice.anyway')}
        </Button>
      </div>
    </section>
  )
}

const fields: AddressFieldName[] = ['country', 'addressLine1', 'addressLine2', 'city', 'region', 'postCode', 'phone']
const fieldOf = (name: string | undefined): AddressFieldName => fields.find((field) => field === name) ?? 'postCode'

const linesOf = (address: AddressInput): string[] => addressLines({ ...address, country: address.country ?? '' } satisfies WrittenAddress)

/** Both versions, line by line, with differences marked. */
function Comparison({ typed, usual }: { typed: AddressInput; usual: AddressInput }) {
  const t = useText('manage-address')
  const lines = linesOf(typed)
  return (
    <div className="mt-4 grid gap-4 min-[24rem]:grid-cols-2">
      <AddressColumn title={t('advice.typed')} lines={lines} other={[]} />
      <AddressColumn title={t('advice.usual')} lines={linesOf(usual)} other={lines} />
    </div>
  )
}

function AddressColumn({ title, lines, other }: { title: string; lines: string[]; other: string[] }) {
  return (
    <div>
      <p className="mb-1 text-sm text-quiet">{title}</p>
      {lines.map((line) => (
        <p key={line} className="wrap-anywhere">
          {other.length > 0 && !other.includes(line) ? (
            <mark className="-mx-1 rounded-input bg-volt box-decoration-clone px-1 text-volt-ink">{line}</mark>
          ) : (
            line
          )}
        </p>
      ))}
    </div>
  )
}

function OddFields({ odd, input }: { odd: string[]; input: AddressInput }) {
  const t = useText('manage-address')
  const { locale } = useShop()
  const country = countryInSentence(input.country ?? '', locale)
  const regions = useRegions(input.country ?? '')
  // The region by name, since "OR doesn't match" reads ambiguously.
  const region = regions.find(({ code }) => code === input.region)?.name ?? input.region ?? ''
  const sentenceOf = (name: string): string => {
    if (name === 'postCode') return t('advice.postCode', { postCode: input.postCode, country })
    if (name === 'region') return t('advice.region', { region, postCode: input.postCode, country })
    return name === 'country' ? t('advice.country', { country }) : t('advice.other')
  }
  return (
    <ul className="mt-2">
      {[...new Set(odd.map(sentenceOf))].map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  )
}
