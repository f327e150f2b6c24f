import type { Customer } from '#contract/customers/customers.ts'
import { useText } from '#web/lib/text.ts'
import { TextButton } from '#web/ui/text-button.tsx'
import type { ContactKind } from './schema.ts'
import { PhoneState } from '#web/features/customers/phone-state.tsx'
import { formSkeleton, Row, Rows } from './rows.tsx'
import { Section } from './section.tsx'
import { useDisclosure } from '#web/lib/use-disclosure.ts'
import { pressedPart } from '#web/lib/pressed-part.tsx'

const ChangeContact = pressedPart(async () => (await import('./change-contact.tsx')).ChangeContact)

export function Contact({ customer }: { customer: Customer }) {
  const t = useText('my-account')
  return (
    <Section title={t('security.contact.title')} text={t('security.contact.text')}>
      <Rows>
        <ContactRow kind="email" customer={customer} />
        <ContactRow kind="phone" customer={customer} />
      </Rows>
    </Section>
  )
}

function ContactRow({ kind, customer }: { kind: ContactKind; customer: Customer }) {
  const t = useText('my-account')
  const change = useDisclosure()
  const verify = useDisclosure()
  const value = customer[kind]
  const isUnverified = kind === 'phone' && value !== null && !customer.phoneVerified
  return (
    <Row
      name={t(`security.contact.${kind}.name`)}
      detail={value ?? t('security.contact.none')}
      mark={kind === 'phone' && value !== null && <PhoneState verified={customer.phoneVerified} />}
      actions={
        <>
          {isUnverified && (
            <TextButton {...verify.button} aria-label={t('security.contact.phone.verify')}>
              {t('security.contact.verify')}
            </TextButton>
          )}
          <TextButton {...change.button} aria-label={t(`security.contact.${kind}.${value ? 'change' : 'add'}`)}>
            {t(value ? 'security.change' : 'security.add')}
          </TextButton>
        </>
      }
    >
      {isUnverified && !verify.open && !change.open && <p className="mt-2 text-sm text-quiet">{t('security.contact.phone.unverified')}</p>}
      {verify.open && <ChangeContact waiting={formSkeleton} kind={kind} customer={customer} known={value} onClose={verify.close} />}
      {change.open && <ChangeContact waiting={formSkeleton} kind={kind} customer={customer} onClose={change.close} />}
    </Row>
  )
}
