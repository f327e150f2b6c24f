import { signed } from '#web/features/auth/session/session.ts'
import { useText } from '#web/lib/text.ts'
import { CodeField } from '#web/ui/code-field.tsx'
import { CopyButton } from './copy-button.tsx'
import { Panel, PanelForm } from './panel-form.tsx'
import { useSubmitForm } from '#web/lib/use-submit-form.ts'

interface SetUpSecondFactorProps {
  secret: string
  uri: string
  /** An SVG. Shown as an image, it can't run scripts. */
  qr: string
  onCodes: (codes: string[]) => void
  onCancel: () => void
}

export function SetUpSecondFactor({ secret, uri, qr, onCodes, onCancel }: SetUpSecondFactorProps) {
  const t = useText('my-account')
  const login = useText('sign-in')
  const { field, formProps } = useSubmitForm({
    defaultValues: { code: '' },
    autoFocus: 'code',
    check: ({ code }) => (code.trim() === '' ? [{ name: 'code', message: t('security.factor.codeMissing') }] : []),
    refusalFields: { SECOND_FACTOR_IS_WRONG: 'code', INVALID_INPUT: 'code' },
    send: async ({ code }) => onCodes((await signed('POST /user/second-factor/confirm', { code })).backupCodes),
  })
  return (
    <Panel>
      <h3 className="font-semibold">{t('security.factor.scan')}</h3>
      <p className="mt-1 text-sm text-quiet">{t('security.factor.scanText')}</p>
      <img
        src={`data:image/svg+xml,${encodeURIComponent(qr)}`}
        alt={t('security.factor.qr')}
        width={192}
        height={192}
        className="mt-4 rounded-input border border-line"
      />
      <p className="mt-4 text-sm text-quiet">{t('security.factor.byHand')}</p>
      <div className="flex flex-wrap items-center gap-x-5">
        <code className="code-words font-text font-medium wrap-anywhere">{inFours(secret)}</code>
        <CopyButton text={secret} label={t('security.factor.copySecret')} />
        <a href={uri} className="inline-flex min-h-11 items-center text-sm text-link">
          {t('security.factor.openApp')}
        </a>
      </div>
      <h3 className="mt-6 mb-4 border-t border-line pt-5 font-semibold">{t('security.factor.confirmTitle')}</h3>
      <PanelForm {...formProps} action={t('security.factor.confirm')} onCancel={onCancel}>
        <CodeField
          {...field('code')}
          label={t('security.factor.code')}
          hint={t('security.factor.codeHint')}
          mark={login('required')}
          required
        />
      </PanelForm>
    </Panel>
  )
}

/** Groups of four characters, which are easier to type off. */
const inFours = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? secret
