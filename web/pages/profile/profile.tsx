import type { Customer } from '#contract/customers/customers.ts'
import { UnsavedChangesDialog } from '#web/features/customers/unsaved-changes-dialog.tsx'
import { useText } from '#web/lib/text.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextButton } from '#web/ui/text-button.tsx'
import { About } from './about.tsx'
import { Contacts } from './contacts.tsx'
import { Privacy } from './privacy.tsx'
import { Strength } from './strength.tsx'
import { formName, useProfileForm } from './use-profile-form.ts'

export function Profile({ customer }: { customer: Customer }) {
  const t = useText('my-account')
  const profile = useProfileForm(customer)
  const { unsaved, failure, busy } = profile
  return (
    <>
      <form name={formName} noValidate method="post" onSubmit={profile.onSubmit} aria-label={t('profile.title')}>
        <About customer={customer} profile={profile} />
        <Strength profile={profile} />
        <Privacy profile={profile} />
        <Contacts customer={customer} profile={profile} />
        <div className="border-t border-line pt-6 xl:ps-[17rem]">
          {failure !== null && (
            <div className="mb-4 max-w-[34rem]">
              <Alert tone="bad" title={t('profile.failed')}>
                {failure}
              </Alert>
            </div>
          )}
          <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
            <Button type="submit" busy={busy} disabled={!unsaved} className="max-md:grow">
              {t('profile.save')}
            </Button>
            {unsaved ? (
              <TextButton onClick={profile.undo}>{t('profile.undo')}</TextButton>
            ) : (
              <p className="text-sm text-quiet">{t('profile.same')}</p>
            )}
          </div>
        </div>
      </form>
      <UnsavedChangesDialog {...profile.unsavedChanges} />
    </>
  )
}
