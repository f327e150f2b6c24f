import { adminUrls } from '#contract/admin/urls.ts'
import type { RecordState } from '#contract/admin/records.ts'
import { checkedLifts, recordFlags, recordStates } from './choices.ts'

/** The state of the screen, as in the address. */
export interface RecordListState {
  state: RecordState
  lift: (typeof checkedLifts)[number] | undefined
  flag: (typeof recordFlags)[number] | undefined
  chosen: string | undefined
}

export const parseRecordListState = (query: URLSearchParams): RecordListState => ({
  state: recordStates.find((one) => one === query.get('state')) ?? 'waiting',
  lift: checkedLifts.find((one) => one === query.get('lift')),
  flag: recordFlags.find((one) => one === query.get('flag')),
  chosen: query.get('record') ?? undefined,
})

export const placeOf = ({ state, lift, flag, chosen }: RecordListState): string =>
  adminUrls.records({
    ...(state !== 'waiting' && { state }),
    ...(lift && { lift }),
    ...(flag && { flag }),
    ...(chosen !== undefined && { record: chosen }),
  })
