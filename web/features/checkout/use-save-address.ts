import { useState } from 'react'
import type { Address } from '#contract/customers/addresses.ts'
import { useSentence } from '#web/lib/errors.ts'
import { useText } from '#web/lib/text.ts'
import { toast } from '#web/lib/toast.ts'

export type Keeping = ReturnType<typeof useKeeping>

/** Whether the address of this order is to be kept in the account, which is done once it is placed. Needs the group "checkout". */
export function useKeeping() {
  const t = useText('checkout')
  const sentence = useSentence()
  const [wanted, setWanted] = useState(false)

  async function keep(address: Address): Promise<void> {
    try {
      await (await import('#web/features/customers/addresses/save-address.ts')).addAddress(address)
      toast('success', t('saved.kept'))
    } catch (error) {
      toast('error', t('saved.notKept', { why: sentence(error) }))
    }
  }

  return {
    wanted,
    setWanted,
    keep: (address: Address) => {
      if (wanted) void keep(address)
    },
  }
}
