import { useMemo } from 'react'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { fullTime } from '../../../ui/basic/short-time.ts'
import type { ListColumn } from '../../../ui/console/list/list-columns.ts'
import type { RequestHead } from '../../../modules/approval/endpoints.ts'
import { RequestStateTag } from './request-state-tag.tsx'
import { purchaseRequestMessages } from './messages.ts'

/** The columns of the list of purchase requests. */
export function useRequestColumns(): readonly ListColumn<RequestHead>[] {
  const t = useMessages(purchaseRequestMessages)
  return useMemo(
    () => [
      {
        key: 'request',
        title: t('colRequest'),
        as: 'title',
        text: (request) => request.requestSn,
        cell: (request) => (
          <>
            <div className="t12 c3 num">{fullTime(request.createTime)}</div>
            {request.note && <div className="t12 c2">{request.note}</div>}
          </>
        ),
      },
      { key: 'who', title: t('requester'), text: (request) => request.requesterName },
      { key: 'centre', title: t('centre'), text: (request) => request.costCentre },
      {
        key: 'amount',
        title: t('colAmount'),
        align: 'right',
        isTight: true,
        text: (request) => request.totalAmount,
        cell: (request) => <b className="num">¥{priceText(request.totalAmount)}</b>,
      },
      {
        key: 'state',
        title: t('colState'),
        as: 'state',
        text: (request) => request.stateText,
        cell: (request) => <RequestStateTag of={request} />,
      },
    ],
    [t],
  )
}
