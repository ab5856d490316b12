import type { RefOutput } from '../../../api/browser/call-ref.ts'
import type { Translate } from '../../../kernel/i18n/translate.ts'
import type { LinkedLine } from '../../../ui/console/detail/detail-panels.tsx'
import type { contractOfOrder } from '../endpoints.ts'
import type { contractPageMessages } from '../messages.ts'
import { contractRoot } from './calls-of-side.ts'

export type OrderContract = RefOutput<typeof contractOfOrder>

/** The line of an order's papers that leads to its contract, or to the draft of one; none where neither can be. */
export function contractLines(
  contract: OrderContract | null | undefined,
  orderSn: string,
  side: 'buyer' | 'store',
  t: Translate<typeof contractPageMessages>,
): LinkedLine[] {
  if (!contract || (contract.contractId === 0 && !contract.mayDraft)) return []
  const to =
    contract.contractId > 0
      ? { address: `${contractRoot[side]}/detail?contractId=${contract.contractId}`, label: t('view') }
      : { address: `${contractRoot[side]}/add?orderSn=${encodeURIComponent(orderSn)}`, label: t('draftFromOrder') }
  return [
    { key: 'contract', icon: 'file-text', text: t('contractOfOrder'), ...(contract.contractSn ? { note: contract.contractSn } : {}), to },
  ]
}
