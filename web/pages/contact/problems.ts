import type { RefusalCode } from '#contract/refusals.ts'
import { useShop } from '#web/lib/shop.ts'
import { useText } from '#web/lib/text.ts'

/** A failed attempt to send a form. */
export interface Problem {
  code: RefusalCode
  fields: string[]
}

const known = ['name', 'email', 'topic', 'message', 'orderNumber'] as const
const fileCodes = new Set(['INVALID_FILE_TYPE', 'ERROR_IN_UPLOADING_FILE', 'BODY_IS_TOO_LARGE', 'NO_FILE_IS_FOUND'])

/** The messages for the form as a whole, and for each of its fields. */
export function useProblems(problem: Problem | null): {
  general: string | undefined
  of: (field: string) => string | undefined
} {
  const t = useText('contact')
  const { supportEmail: email } = useShop()
  if (!problem) return { general: undefined, of: () => undefined }
  const { code, fields } = problem
  const of = (field: string): string | undefined => {
    if (field === 'attachment') return fileCodes.has(code) ? t('problem.attachment') : undefined
    const one = known.find((name) => name === field)
    return one && code === 'INVALID_INPUT' && fields.includes(one) ? t(`problem.${one}`) : undefined
  }
  if (code === 'TOO_MANY_REQUESTS') return { general: t('problem.tooMany', { email }), of }
  return { general: fields.includes('formToken') ? t('problem.formToken') : t('problem.title'), of }
}
