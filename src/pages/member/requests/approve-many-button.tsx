import { App } from 'antd'
import { useState } from 'react'
import { callApi } from '../../../api/browser/client.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { newRequestKey } from '../../../api/request-key.ts'
import { Button } from '../../../ui/basic/button.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { requestDecideCall, type RequestHead } from '../../../modules/approval/endpoints.ts'
import { purchaseRequestMessages } from './messages.ts'

type Props = { readonly picked: readonly RequestHead[]; readonly total: number; readonly onDone: () => void }

/** Approves chosen requests one after another, each at the total that is shown; those that are refused are named with the reason. */
export function ApproveManyButton({ picked, total, onDone }: Props) {
  const t = useMessages(purchaseRequestMessages)
  const { modal, message } = App.useApp()
  const [done, setDone] = useState<number | null>(null)
  const approve = async () => {
    const refused: string[] = []
    for (const [place, { requestSn, totalAmount }] of picked.entries()) {
      setDone(place)
      const wish = { requestSn, decision: 'approve' as const, expectedTotal: totalAmount }
      const answer = await callApi(requestDecideCall, wish, { idempotencyKey: newRequestKey() }).catch(() => null)
      if (answer?.state !== 200) refused.push(t('notApproved', { sn: requestSn, reason: answer?.msg ?? t('networkUnknown') }))
    }
    setDone(null)
    if (refused.length < picked.length) void message.success(t('approvedMany', { count: picked.length - refused.length }))
    if (refused.length > 0)
      modal.warning({
        title: t('approveMany'),
        content: refused.map((text) => <p key={text}>{text}</p>),
        okText: t('open'),
      })
    onDone()
  }
  const ask = () =>
    void modal.confirm({
      title: t('approveMany'),
      content: t('approveManyAsk', { count: picked.length, total: priceText(total) }),
      okText: t('approve'),
      cancelText: t('cancel'),
      onOk: () => void approve(),
    })
  return (
    <Button size="sm" tone="action" busy={done !== null} onClick={ask}>
      {done === null ? t('approveMany') : `${t('approveMany')} ${done + 1}/${picked.length}`}
    </Button>
  )
}
