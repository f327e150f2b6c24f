import type { Plan } from '#contract/plans.ts'
import { call } from '#web/lib/call.ts'

export interface PlansData {
  plans: Plan[]
  canSubscribe: boolean
}

export const loader = (): Promise<PlansData> => call('GET /public/plans', {})
