import type { ReactNode } from 'react'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { counted } from '../../../kernel/quantity/counted-unit.ts'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { fullTime } from '../../../ui/basic/short-time.ts'
import type { ListColumn } from '../../../ui/console/list/list-columns.ts'
import { List, type ListPlace } from '../../../ui/console/list/list.tsx'
import type { PriceFixationView } from '../endpoints-price-fixation.ts'
import { priceFixationMessages } from '../messages.ts'
import { clockText, useTimeLeft } from '../../../ui/feedback/use-time-left.ts'
import { Tag, type TagTone } from '../../../ui/basic/tag.tsx'

const tones: Readonly<Record<PriceFixationView['state'], TagTone>> = {
  REQUESTED: 'warn',
  CONFIRMED: 'ok',
  DECLINED: 'danger',
  EXPIRED: 'neutral',
  WITHDRAWN: 'neutral',
  USED: 'info',
  LAPSED: 'neutral',
}

/** The state of a wish, with the time that is left to answer it or to order at it. */
function PriceFixationStateTag({ of }: { of: PriceFixationView }) {
  const t = useMessages(priceFixationMessages)
  const until = of.state === 'REQUESTED' ? of.expiresAt : of.state === 'CONFIRMED' ? of.holdUntil : null
  const left = useTimeLeft(until)
  return (
    <>
      <Tag tone={tones[of.state]} small>
        {t(of.state)}
      </Tag>
      {until !== null && left !== null && (
        <div className="t12 nw">
          {t(of.state === 'REQUESTED' ? 'left' : 'until')}{' '}
          <b className="num cp" role="timer">
            {clockText(left)}
          </b>
        </div>
      )}
      {of.isAuto && <div className="t12 c3">{t('auto')}</div>}
      {of.reason !== '' && <div className="t12 c3">{of.reason}</div>}
    </>
  )
}

type Found = { readonly list: readonly PriceFixationView[]; readonly total: number }
type Props = Omit<ListPlace<Found>, 'actions'> & {
  readonly isDesk?: boolean
  readonly actions: (priceFixationView: PriceFixationView) => ReactNode
}

/** Wishes to fix prices; the desk sees who asks, a buyer whom they asked. */
export function PriceFixationList({ isDesk = false, actions: actionsOf, ...place }: Props) {
  const t = useMessages(priceFixationMessages)
  const columns: readonly ListColumn<PriceFixationView>[] = [
    {
      key: 'goods',
      title: t('goods'),
      as: 'title',
      text: ({ goodsName }) => goodsName,
      cell: ({ specText }) => <span className="t12 c3">{specText}</span>,
    },
    { key: 'party', title: t(isDesk ? 'buyer' : 'store'), text: ({ buyerName, storeName }) => (isDesk ? buyerName : storeName) },
    {
      key: 'number',
      title: t('number'),
      align: 'right',
      isTight: true,
      text: ({ number, unitName }) => counted(String(number), unitName),
    },
    {
      key: 'price',
      title: t('price'),
      align: 'right',
      isTight: true,
      text: ({ price }) => price,
      cell: ({ price, quoteDate }) => (
        <>
          <b>¥{priceText(price)}</b>
          <div className="t12 c3">{t('quoteOf', { date: quoteDate })}</div>
        </>
      ),
    },
    {
      key: 'amount',
      title: t('amount'),
      align: 'right',
      isTight: true,
      text: ({ amount }) => amount,
      cell: ({ amount }) => `¥${priceText(amount)}`,
    },
    { key: 'state', title: t('state'), as: 'state', text: ({ state }) => t(state), cell: (of) => <PriceFixationStateTag of={of} /> },
    { key: 'time', title: t('time'), isTight: true, text: ({ askedTime }) => fullTime(askedTime) },
    { key: 'actions', title: t('actions'), as: 'actions', cell: actionsOf },
  ]
  return (
    <List
      {...place}
      rows={(found) => found.list}
      keyOf={({ pricingId }) => pricingId}
      to={({ productId }) => `/goods/detail/${productId}`}
      columns={columns}
      pages={({ total }) => ({ total })}
    />
  )
}
