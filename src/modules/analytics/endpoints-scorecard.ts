import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { id, idList } from '../../api/fields.ts'
import { scorecardMeasures } from './rules/scorecard.ts'

const measure = z.object({
  key: z.enum(scorecardMeasures),
  /** Cases that came out well, of all cases of the last 365 days. */
  good: z.number(),
  of: z.number(),
  /** Share in per cent; null with fewer than five cases. */
  percent: z.number().nullable(),
  /** Mean: per cent between both weighings, minutes until a quotation; null where there is none. */
  mean: z.number().nullable(),
})
export type MeasureView = z.output<typeof measure>
export const scorecard = z.object({
  /** Days that count. */
  from: z.string(),
  to: z.string(),
  measures: z.array(measure),
  /** 0 to 100; null with fewer than three measures. */
  mark: z.number().nullable(),
})

export const storeScorecard = endpoint({
  method: 'GET',
  path: 'v3/statistics/front/store/scorecard',
  summary: 'How a store delivers, weighs and answers, counted from its orders and requests; without a share where there are too few cases',
  guard: 'anyone',
  input: z.object({ storeId: id }),
  output: scorecard,
  rate: 'read',
})

export const storeScorecards = endpoint({
  method: 'GET',
  path: 'v3/statistics/front/store/scorecards',
  summary: 'The same for several stores beside each other; a store that is not there is left out',
  guard: 'anyone',
  input: z.object({ storeIds: idList(20) }),
  output: z.object({ list: z.array(scorecard.extend({ storeId: id })) }),
  rate: 'read',
})

export const ownScorecard = endpoint({
  method: 'GET',
  path: 'v3/statistics/seller/scorecard',
  summary: 'The scorecard of my store with what only I and the platform see',
  guard: { store: 'store.orders' },
  input: z.object({}),
  output: scorecard,
  rate: 'read',
})

export const platformScorecard = endpoint({
  method: 'GET',
  path: 'v3/statistics/admin/store/scorecard',
  summary: 'The whole scorecard of a store',
  guard: { platform: 'platform.stores' },
  input: z.object({ storeId: id }),
  output: scorecard,
  rate: 'read',
})
