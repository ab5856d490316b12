import { z } from 'zod'
import { endpoint } from '../../api/endpoint.ts'
import { decimal, id } from '../../api/fields.ts'

/** SKUs whose threshold one call may set. */
export const mostStockAlerts = 300

export const stockAlertSave = endpoint({
  method: 'POST',
  path: 'v3/goods/seller/stock/alert',
  summary:
    'Below how much SKUs of the own stores count as short, in trade units, all of them or none; `errors` names by `alert-<productId>` what is refused',
  guard: { store: 'store.stock' },
  input: z.object({
    list: z
      .array(
        z.object({
          productId: id,
          /** Empty takes the threshold away: then the minimum order is the threshold. */
          alertAt: z.union([z.literal(''), decimal]),
        }),
      )
      .min(1)
      .max(mostStockAlerts),
  }),
  output: z.object({ savedNum: z.number() }),
  rate: 'write',
})
