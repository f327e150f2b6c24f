import { limits } from '#contract/limits.ts'
import { signed } from '#web/features/auth/session/session.ts'
import { useText } from '#web/lib/text.ts'
import { toast } from '#web/lib/toast.ts'
import { TextButton } from '#web/ui/text-button.tsx'
import { formSkeleton, Row, Rows } from './rows.tsx'
import { downloadFile } from './download-file.ts'
import { Section } from './section.tsx'
import { ActionError } from './action-error.tsx'
import { useAction } from '#web/lib/use-action.ts'
import { useDisclosure } from '#web/lib/use-disclosure.ts'
import { pressedPart } from '#web/lib/pressed-part.tsx'

const DeleteAccount = pressedPart(async () => (await import('./delete-account.tsx')).DeleteAccount)

export function YourData({ hasPassword }: { hasPassword: boolean }) {
  const t = useText('my-account')
  const { busy, error, run } = useAction()
  const { open, close, button } = useDisclosure()
  const save = async () => {
    downloadFile('my-data.json', JSON.stringify(await signed('GET /user/export', {}), null, 2), 'application/json')
    toast('success', t('security.data.saved'))
  }
  return (
    <Section title={t('security.data.title')} text={t('security.data.text')}>
      <Rows>
        <Row
          name={t('security.data.copy')}
          detail={t('security.data.copyDetail')}
          actions={
            <TextButton aria-label={t('security.data.downloadAll')} disabled={busy} onClick={() => void run(save)}>
              {t('security.data.download')}
            </TextButton>
          }
        >
          <ActionError error={error} />
        </Row>
        <Row
          name={t('security.data.leave')}
          detail={t('security.data.leaveDetail', { count: limits.deletion.graceDays })}
          actions={
            <TextButton {...button} aria-label={t('security.data.leave')}>
              {t('security.data.delete')}
            </TextButton>
          }
        >
          {open && <DeleteAccount waiting={formSkeleton} hasPassword={hasPassword} onCancel={close} />}
        </Row>
      </Rows>
    </Section>
  )
}
