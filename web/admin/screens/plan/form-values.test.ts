import { expect, it } from 'vitest'
import type { StaffPlan } from '#contract/admin/plans.ts'
import { codeOf, yearDearerThanMonths, newPlanValues, hasOtherPrice, inputOf, valuesOf } from './form-values.ts'

const plan: StaffPlan = {
  id: '0198c0de-0000-7000-8000-000000000001',
  version: 3,
  code: 'regular',
  name: 'Regular',
  names: { bn: 'রেগুলার' },
  descriptions: { en: 'For regulars.' },
  monthPrice: 7.9,
  yearPrice: null,
  memberPercent: 10,
  freeShipping: true,
  pointsFactor: 2,
  trialDays: 7,
  offered: true,
  members: 4,
  trials: 0,
}

it('a plan is unchanged when opened and saved', () => {
  const { id: _, version: _v, code: _c, members: _m, trials: _t, ...decided } = plan
  expect(inputOf(valuesOf(plan, 'en'), 'en')).toEqual(decided)
})

it('a price is filled in with all its decimals', () => {
  expect(valuesOf(plan, 'en')).toMatchObject({ monthPrice: '7.90', yearPrice: '' })
})

it('an empty price is none, a comma is a decimal point, and invalid numbers are refused', () => {
  const price = (monthPrice: string) => inputOf({ ...newPlanValues, monthPrice }, 'en').monthPrice
  expect([price(' '), price('7,90'), price('7.9'), price('seven')]).toEqual([null, 7.9, 7.9, -1])
  expect(inputOf({ ...newPlanValues, memberPercent: '' }, 'en').memberPercent).toBe(-1)
})

it('a price in another notation is the same price', () => {
  const values = valuesOf(plan, 'en')
  expect(hasOtherPrice({ ...values, monthPrice: '7,90' }, plan)).toBe(false)
  expect(hasOtherPrice({ ...values, monthPrice: '8' }, plan)).toBe(true)
  expect(hasOtherPrice({ ...values, yearPrice: '79' }, plan)).toBe(true)
})

it('a yearly price above twelve months is flagged, to the cent', () => {
  const dear = (monthPrice: string, yearPrice: string) => yearDearerThanMonths({ ...newPlanValues, monthPrice, yearPrice })
  expect(dear('7.90', '94.81')).toEqual({ months: 94.8, year: 94.81 })
  expect([dear('7.90', '94.80'), dear('', '94.81'), dear('7.90', ''), dear('seven', '90')]).toEqual([null, null, null, null])
})

it('a code is generated from the name', () => {
  expect([codeOf('Garage gym'), codeOf('2 Café – Plus!'), codeOf('রেগুলার')]).toEqual(['garage-gym', 'cafe-plus', ''])
})
