import { App } from 'antd'
import { useNavigate } from 'react-router'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { useAct } from '../../../ui/console/use-act.ts'
import { orderHide, orderReorder, orderRestore } from '../../order/endpoints.ts'
import type { OrderCard } from '../../order/endpoints-schemas.ts'
import { buyerExtendReceive, buyerReceive } from '../endpoints.ts'
import { shippingMessages } from '../messages.ts'

/** What a buyer does to an order by a button, each asked about first where it cannot be undone. */
export function useBuyerOrderCommands(onDone: () => void) {
  const t = useMessages(shippingMessages)
  const { modal } = App.useApp()
  const navigate = useNavigate()
  const receive = useAct(buyerReceive)
  const extend = useAct(buyerExtendReceive)
  const hide = useAct(orderHide)
  const restore = useAct(orderRestore)
  const again = useAct(orderReorder)
  const ask = (title: string, content: string, work: () => Promise<unknown>) =>
    modal.confirm({
      title,
      content,
      okText: t('confirm'),
      cancelText: t('back'),
      onOk: async () => {
        if (await work()) onDone()
      },
    })
  return {
    receive: (order: { orderSn: string }, shipmentSn = '') =>
      ask(t('receiveTitle'), shipmentSn ? t('receiveOneHelp', { shipmentSn }) : t('receiveAllHelp'), () =>
        receive.act({ orderSn: order.orderSn, shipmentSn }, t('receiveDone')),
      ),
    extend: (order: OrderCard) => ask(t('extendTitle'), t('extendHelp'), () => extend.act({ orderSn: order.orderSn }, t('extendDone'))),
    hide: (order: OrderCard) =>
      ask(t('hideTitle'), t('hideHelp'), () => hide.act({ orderSn: order.orderSn, expectedVersion: order.version }, t('hideDone'))),
    restore: async (order: OrderCard) => {
      if (await restore.act({ orderSn: order.orderSn, expectedVersion: order.version }, t('restoreDone'))) onDone()
    },
    reorder: async (order: OrderCard) => {
      const answer = await again.act({ orderSn: order.orderSn })
      if (!answer?.data) return
      const { added, refused } = answer.data
      const show = refused.length > 0 ? modal.warning : modal.success
      show({
        title: refused.length > 0 ? t('reorderPartTitle') : t('reorderDone', { count: added }),
        content: refused.map((one) => `${one.goodsName}: ${one.text}`).join('\n') || undefined,
        okText: added > 0 ? t('goCart') : t('close'),
        styles: { body: { whiteSpace: 'pre-line' } },
        onOk: () => {
          if (added > 0) void navigate('/cart/index')
        },
        closable: true,
      })
    },
  }
}
