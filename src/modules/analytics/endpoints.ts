import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { longestRecord } from './rules/decode-record.ts'

const note =
  'Sampled and lossy: the member comes from the session alone, a full queue drops records, and nothing is read back by anybody outside.'

/** Takes a behaviour record; specification §7. */
export const saveBehaviour = endpoint({
  method: 'POST',
  path: 'v3/statistics/front/member/behavior/save',
  summary: 'Report a page view or another behaviour',
  guard: 'anyone',
  rate: 'read',
  input: z.object({ u: z.string().min(1).max(longestRecord) }),
  output: z.null(),
  note,
})

/** Takes a statistics event: an act on a page, such as opening a dialog. */
export const saveEvent = endpoint({
  ...saveBehaviour,
  path: 'v3/statistics/front/member/event/save',
  summary: 'Report a statistics event',
})

/** Notes which city a member or device chose; the city comes from the CityCode header. */
export const saveCity = endpoint({
  ...saveBehaviour,
  path: 'v3/statistics/front/member/city/save',
  summary: 'Report the chosen city',
  input: z.object({ uuid: z.string().max(64).default('') }),
})

const word = z.union([z.string().regex(/^[A-Za-z0-9_]{1,20}$/), z.number().int().min(0).max(999).transform(String)])
const rowId = z
  .union([
    z.number(),
    z
      .string()
      .regex(/^[1-9][0-9]{0,15}$/)
      .transform(Number),
  ])
  .pipe(z.number().int().positive().max(Number.MAX_SAFE_INTEGER))

/** What may stand in an encoded record; anything more is left out. Empty ids are how old clients say "none". */
export const behaviourRecord = z.object({
  behaviorType: word.optional(),
  eventType: word.optional(),
  goodsId: z
    .literal('')
    .transform(() => undefined)
    .or(rowId)
    .optional(),
  productId: z
    .literal('')
    .transform(() => undefined)
    .or(rowId)
    .optional(),
  storeId: z
    .literal('')
    .transform(() => undefined)
    .or(rowId)
    .optional(),
  uuid: z
    .string()
    .regex(/^[A-Za-z0-9_-]{0,64}$/)
    .default(''),
  path: z.string().max(200).default(''),
})
