import type { Customer } from '#contract/customers/customers.ts'
import { useText } from '#web/lib/text.ts'
import { TextButton } from '#web/ui/text-button.tsx'
import { formSkeleton, Row, Rows } from './rows.tsx'
import { Section } from './section.tsx'
import { useDisclosure } from '#web/lib/use-disclosure.ts'
import { pressedPart } from '#web/lib/pressed-part.tsx'

const ChangePassword = pressedPart(async () => (await import('./change-password.tsx')).ChangePassword)

interface PasswordProps {
  customer: Customer
  /** Called after the change, which ends the other sessions. */
  onChanged: () => void
}

export function Password({ customer, onChanged }: PasswordProps) {
  const t = useText('my-account')
  const { open, close, button } = useDisclosure()
  const state = customer.hasPassword ? 'set' : 'none'
  return (
    <Section title={t('security.password.title')} text={t('security.password.text')}>
      <Rows>
        <Row
          name={t(`security.password.${state}.name`)}
          detail={t(`security.password.${state}.detail`)}
          actions={
            <TextButton {...button} aria-label={t(`security.password.${state}.action`)}>
              {t(customer.hasPassword ? 'security.change' : 'security.add')}
            </TextButton>
          }
        >
          {open && (
            <ChangePassword
              waiting={formSkeleton}
              customer={customer}
              onCancel={close}
              onChanged={() => {
                close()
                onChanged()
              }}
            />
          )}
        </Row>
      </Rows>
    </Section>
  )
}
