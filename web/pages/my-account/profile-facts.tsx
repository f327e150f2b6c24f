import type { Customer } from '#contract/customers/customers.ts'
import { PhoneState } from '#web/features/customers/phone-state.tsx'
import { shownWeight } from '#web/features/customers/weight.ts'
import { useText } from '#web/lib/text.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { type DescriptionItem, DescriptionList } from '#web/ui/description-list.tsx'

/** The profile's facts. Missing ones are left out, as they're optional. */
export function ProfileFacts({ customer }: { customer: Customer }) {
  const t = useText('my-account')
  const { name, handle, email, phone, phoneVerified, maxSquat, weightUnit, avatar } = customer
  const facts: (DescriptionItem | false)[] = [
    email !== null && { name: t('profile.email'), value: <span className="wrap-anywhere">{email}</span> },
    phone !== null && {
      name: t('profile.phone'),
      value: (
        <>
          {phone} <PhoneState verified={phoneVerified} />
        </>
      ),
    },
    maxSquat !== null && { name: t('profile.maxSquat'), value: `${shownWeight(maxSquat, weightUnit)} ${t(`profile.units.${weightUnit}`)}` },
  ]
  return (
    <>
      <div className="mt-1 mb-2 flex items-center gap-3">
        <Avatar name={name} url={avatar} />
        <p className="min-w-0 wrap-anywhere">
          <span className="block font-medium">{name}</span>
          <span className="block text-sm text-quiet">{handle === null ? t('overview.profile.noHandle') : `@${handle}`}</span>
        </p>
      </div>
      <DescriptionList facts={facts.filter((fact) => fact !== false)} />
    </>
  )
}
