import { limits } from '#contract/limits.ts'
import { isRefusal } from '#contract/refusal.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { useText } from '#web/lib/text.ts'

interface Refused {
  pinned: string | undefined
  excluded: string | undefined
  /** The message that belongs to neither list. */
  rest: string | null
}

/** The messages of refused picks, by list. */
export function useRefusedPicks(error: unknown): Refused {
  const t = useText('admin-rails')
  const errorMessage = useErrorMessage()
  const errors = (isRefusal(error) && error.errors) || {}
  const isAbout = (list: 'pinned' | 'excluded') => Object.keys(errors).some((path) => path.split('.')[0] === list)
  const wrongOf = (list: 'pinned' | 'excluded') => (isAbout(list) ? t(`wrong.${list}`, { max: limits.rails[list] }) : undefined)
  const [pinned, excluded] = [wrongOf('pinned'), wrongOf('excluded')]
  if (error === null || pinned || excluded) return { pinned, excluded, rest: null }
  const isGone = isRefusal(error) && error.code === 'INVALID_PRODUCT_ID'
  return { pinned, excluded, rest: isGone ? t('wrong.gone') : errorMessage(error) }
}
