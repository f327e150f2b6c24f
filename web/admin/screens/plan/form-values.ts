import { major, minor } from '#contract/currency.ts'
import type { ApiInput } from '#contract/api.ts'
import type { StaffPlan } from '#contract/admin/plans.ts'
import type { Locale } from '#contract/locales.ts'
import { planLimits } from '#contract/plan-limits.ts'
import type { LocalizedText } from '#contract/site/link.ts'
import { moneyToSend } from '#web/lib/read-money.ts'
import { typedAmount } from '#web/admin/ui/typed-amount.ts'

/** The form's values as typed: numbers are texts. */
export interface Values {
  code: string
  /** Names by language; the first language's is also the plan's own name. */
  names: LocalizedText
  descriptions: LocalizedText
  monthPrice: string
  yearPrice: string
  memberPercent: string
  pointsFactor: string
  trialDays: string
  freeShipping: boolean
  offered: boolean
}

/** The props of a group of fields: all values, errors by field, and a function to change values. */
export interface FieldsProps {
  values: Values
  at: (path: string) => { error?: string }
  onChange: (part: Partial<Values>) => void
}

export const newPlanValues: Values = {
  code: '',
  names: {},
  descriptions: {},
  monthPrice: '',
  yearPrice: '',
  memberPercent: '10',
  pointsFactor: '1',
  trialDays: '0',
  freeShipping: false,
  offered: true,
}

export function valuesOf(plan: StaffPlan, first: Locale): Values {
  return {
    code: plan.code,
    names: { ...plan.names, [first]: plan.name },
    descriptions: plan.descriptions,
    monthPrice: typedAmount(plan.monthPrice),
    yearPrice: typedAmount(plan.yearPrice),
    memberPercent: String(plan.memberPercent),
    pointsFactor: String(plan.pointsFactor),
    trialDays: String(plan.trialDays),
    freeShipping: plan.freeShipping,
    offered: plan.offered,
  }
}

/** Sent in place of text that isn't a number: the call refuses it and names the field. */
const noNumber = -1
const numberOf = (text: string): number => {
  const number = Number(text.trim().replace(',', '.'))
  return text.trim() === '' || Number.isNaN(number) ? noNumber : number
}

/** The request body of the form. */
export function inputOf(values: Values, first: Locale): Omit<ApiInput<'POST /admin/plans'>, 'planCode'> {
  const { [first]: name = '', ...names } = values.names
  return {
    name,
    names,
    descriptions: values.descriptions,
    monthPrice: moneyToSend(values.monthPrice),
    yearPrice: moneyToSend(values.yearPrice),
    memberPercent: numberOf(values.memberPercent),
    pointsFactor: numberOf(values.pointsFactor),
    trialDays: numberOf(values.trialDays),
    freeShipping: values.freeShipping,
    offered: values.offered,
  }
}

/** A code derived from a name: "Garage gym" becomes garage-gym. Empty if the name has no usable letters. */
export const codeOf = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9\s-]/g, '')
    .trim()
    .replace(/[\s-]+/g, '-')
    .replace(/^[^a-z]+/, '')
    .slice(0, planLimits.code)
    .replace(/-$/, '')

/** Whether a price differs from the plan's current one, which existing members keep. */
export const hasOtherPrice = (values: Values, { monthPrice, yearPrice }: StaffPlan): boolean =>
  moneyToSend(values.monthPrice) !== monthPrice || moneyToSend(values.yearPrice) !== yearPrice

/** The prices of twelve months and of the year, if the year is more expensive. */
export function yearDearerThanMonths({ monthPrice, yearPrice }: Values): { months: number; year: number } | null {
  const [month, year] = [moneyToSend(monthPrice), moneyToSend(yearPrice)]
  if (month === null || year === null || month <= 0 || minor(year) <= minor(month) * 12) return null
  return { months: major(minor(month) * 12), year }
}
