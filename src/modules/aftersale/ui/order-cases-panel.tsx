import type { CallState } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { LinksPanel } from '../../../ui/console/detail/detail-panels.tsx'
import type { CaseHead } from '../endpoints.ts'
import { aftersalePageMessages } from '../messages.ts'

type Props = {
  readonly call: CallState<{ readonly list: readonly CaseHead[] }>
  readonly address: (caseSn: string) => string
}

/** The after-sale cases of an order; nothing where there are none. */
export function OrderCasesPanel({ call, address }: Props) {
  const t = useMessages(aftersalePageMessages)
  return (
    <LinksPanel
      title={t('listTitle')}
      lines={(call.data?.list ?? []).map((one) => ({
        key: one.caseSn,
        icon: 'undo-2',
        text: `${t(`kind_${one.kind}`)} · ${t(one.state)}`,
        to: { address: address(one.caseSn), label: one.caseSn },
      }))}
    />
  )
}
