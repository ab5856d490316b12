import { useEffect } from 'react'
import { onLive } from '../../../api/browser/live.ts'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button, ButtonLink } from '../../../ui/basic/button.tsx'
import { useList } from '../../../ui/console/list/use-list.ts'
import { useAct } from '../../../ui/console/use-act.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import { PanelHead } from '../../../ui/layout/panel.tsx'
import { priceFixationList, priceFixationWithdraw, type PriceFixationView } from '../../../modules/pricing/endpoints-price-fixation.ts'
import { priceFixationMessages } from '../../../modules/pricing/messages.ts'
import { PriceFixationList } from '../../../modules/pricing/ui/price-fixation-list.tsx'

const noFilters = [] as const

/** The member's wishes to fix prices; answers of stores come in live. */
export function OwnPriceFixations() {
  const t = useMessages(priceFixationMessages)
  const list = useList('member.priceFixations', noFilters, { pageSize: 10 })
  const call = useCall(priceFixationList, { current: list.page, pageSize: list.size })
  const { reload } = call
  useEffect(() => onLive('pricing', reload), [reload])
  return (
    <PriceFixationList
      isPlain
      actions={(of) => <BuyerMoves of={of} onDone={reload} />}
      list={list}
      label={t('mine')}
      head={<PanelHead title={t('mine')} />}
      call={call}
      empty={<Empty icon="lock" title={t('noneMine')} help={t('noneMineHelp')} />}
    />
  )
}

function BuyerMoves({ of, onDone }: { of: PriceFixationView; onDone: () => void }) {
  const t = useMessages(priceFixationMessages)
  const { act, busy } = useAct(priceFixationWithdraw)
  const withdraw = async () => {
    if (await act({ pricingId: of.pricingId }, t('withdrawn'))) onDone()
  }
  if (of.can.includes('withdraw'))
    return (
      <Button size="sm" busy={busy} onClick={() => void withdraw()}>
        {t('withdraw')}
      </Button>
    )
  if (of.orderSn !== '')
    return (
      <ButtonLink size="sm" to={`/member/order/detail?orderSn=${of.orderSn}`}>
        {t('toOrder')}
      </ButtonLink>
    )
  return (
    <ButtonLink size="sm" tone={of.state === 'CONFIRMED' ? 'brand' : 'ghost'} to={`/goods/detail/${of.productId}`}>
      {t(of.state === 'CONFIRMED' ? 'toGoods' : 'again')}
    </ButtonLink>
  )
}
