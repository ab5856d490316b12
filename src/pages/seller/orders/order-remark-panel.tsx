import { Input } from 'antd'
import { useState } from 'react'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { useUnsaved } from '../../../ui/console/form/leave-guard.tsx'
import { useAct } from '../../../ui/console/use-act.ts'
import { Panel } from '../../../ui/layout/panel.tsx'
import { sellerOrderRemark } from '../../../modules/order/endpoints-orders.ts'
import { shippingMessages } from '../../../modules/fulfilment/messages.ts'

/** The store's own note on an order. */
export function OrderRemarkPanel({ orderSn, remark }: { orderSn: string; remark: string }) {
  const t = useMessages(shippingMessages)
  const { act, busy } = useAct(sellerOrderRemark)
  const [text, setText] = useState(remark)
  const { settle } = useUnsaved(text)
  const save = async () => {
    if (await act({ orderSn, remark: text.trim() }, t('remarkDone'))) settle()
  }
  return (
    <Panel title={t('sellerRemark')} sub={t('remarkHelp')}>
      <div className="bx col g2">
        <Input.TextArea
          aria-label={t('sellerRemark')}
          rows={3}
          maxLength={500}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <div className="ar">
          <Button size="sm" tone="brand" busy={busy} onClick={() => void save()}>
            {t('save')}
          </Button>
        </div>
      </div>
    </Panel>
  )
}
