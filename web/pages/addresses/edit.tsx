import type { SavedAddress } from '#contract/customers/addresses.ts'
import type { Customer } from '#contract/customers/customers.ts'
import { urls } from '#contract/urls.ts'
import { UnsavedChangesDialog } from '#web/features/customers/unsaved-changes-dialog.tsx'
import { AddressFields } from '#web/features/customers/addresses/address-fields.tsx'
import { addAddress, changeAddress } from '#web/features/customers/addresses/save-address.ts'
import { goTo } from '#web/lib/navigate.ts'
import { likelyCountry } from '#web/lib/region.ts'
import { useShop } from '#web/lib/shop.ts'
import { useText } from '#web/lib/text.ts'
import { toast } from '#web/lib/toast.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Check } from '#web/ui/check.tsx'
import { AdvicePanel } from './advice-panel.tsx'
import { Tags } from './tags.tsx'
import { useAddressForm } from './use-address-form.ts'
import { newValues, valuesOf } from './values.ts'

/** The form: for a new address, or for a saved one. */
export function Edit({ customer, saved }: { customer: Customer; saved: SavedAddress | undefined }) {
  const t = useText('manage-address')
  const { countries } = useShop()
  const address = useAddressForm({
    defaultValues: saved ? valuesOf(saved, countries) : newValues(customer, likelyCountry(countries)),
    save: (input) => (saved ? changeAddress({ ...input, id: saved.id }) : addAddress(input)),
    onSaved: () => {
      toast('success', saved ? t('saved') : t('added'))
      goTo(urls.addresses(), { replace: true })
    },
  })
  const { form, advice, failure, busy } = address
  const asksBilling = saved ? !saved.isDefaultBilling : customer.addresses.length > 0
  const asksDefault = saved ? !saved.isDefault : customer.addresses.length > 0
  return (
    <>
      <form noValidate method="post" onSubmit={address.onSubmit} className="grid max-w-[34rem] gap-4">
        <Tags address={address} />
        <AddressFields address={address.binding} />
        {asksDefault && <Check label={t('useAsDefault')} {...form.register('isDefault')} />}
        {asksBilling && <Check label={t('useAsDefaultBilling')} {...form.register('isDefaultBilling')} />}
        {failure !== null && (
          <Alert tone="bad" title={t('failed')}>
            {failure}
          </Alert>
        )}
        {advice ? (
          <AdvicePanel advice={advice} address={address} />
        ) : (
          <div className="mt-2 flex flex-wrap gap-3">
            <Button type="submit" busy={busy} className="max-md:grow">
              {t('save')}
            </Button>
            <ButtonLink to={urls.addresses()} look="quiet">
              {t('cancel')}
            </ButtonLink>
          </div>
        )}
      </form>
      <UnsavedChangesDialog {...address.unsavedChanges} />
    </>
  )
}
