import type { RefOutput } from '../../../api/browser/call-ref.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { ButtonLink } from '../../../ui/basic/button.tsx'
import { fullTime } from '../../../ui/basic/short-time.ts'
import { Countdown } from '../../../ui/console/countdown.tsx'
import type { ListColumn } from '../../../ui/console/list/list-columns.ts'
import { useActionsColumn } from '../../../ui/console/list/use-actions-column.ts'
import type { rfqList } from '../../../modules/rfq/endpoints.ts'
import { rfqPageMessages } from '../../../modules/rfq/messages.ts'
import { comparisonAddress, draftAddress, rfqAddress } from '../../../modules/rfq/ui/rfq-addresses.ts'
import { RfqStateTag } from '../../../modules/rfq/ui/state-tags.tsx'

type Row = RefOutput<typeof rfqList>['list'][number]
const isDraft = ({ state }: Row) => state === 'DRAFT' || state === 'REVIEW_REJECTED'
const showsQuotes = (row: Row) => row.quoteNum > 0 && (row.kind === 'BASKET' || !['QUOTING', 'NEED_INFO'].includes(row.state))

/** A buyer's requests: what, where it stands, how many quoted, until when, and the next step. */
export function useRfqColumns(): readonly ListColumn<Row>[] {
  const t = useMessages(rfqPageMessages)
  const actions = useActionsColumn<Row>((row) => <NextStep row={row} />)
  return [
    {
      key: 'request',
      title: t('colRequest'),
      as: 'title',
      text: ({ title }) => title,
      cell: ({ inquirySn, createTime, storeName }) => (
        <>
          <div className="t12 c3 num">
            {inquirySn} · {fullTime(createTime)}
          </div>
          {storeName && <div className="t12 c2">{storeName}</div>}
        </>
      ),
    },
    { key: 'lines', title: t('colLines'), align: 'right', text: ({ lineNum }) => lineNum },
    {
      key: 'state',
      title: t('colState'),
      as: 'state',
      isTight: true,
      text: ({ stateText }) => stateText,
      cell: (row) => (
        <>
          <RfqStateTag of={row} />
          {row.orderSnList.map((sn) => (
            <div key={sn}>
              <Anchor className="lk t12 num" to={`/member/order/detail?orderSn=${sn}`}>
                {sn}
              </Anchor>
            </div>
          ))}
          {row.round > 1 && <div className="t12 c3">{t('round', { round: row.round })}</div>}
        </>
      ),
    },
    { key: 'quotes', title: t('colQuotes'), align: 'right', text: ({ quoteNum }) => quoteNum },
    {
      key: 'close',
      title: t('colClose'),
      isTight: true,
      text: ({ closeTime }) => fullTime(closeTime),
      cell: ({ state, closeTime }) => (state === 'QUOTING' && closeTime ? <Countdown until={closeTime} /> : fullTime(closeTime)),
    },
    actions,
  ]
}

function NextStep({ row }: { row: Row }) {
  const t = useMessages(rfqPageMessages)
  if (isDraft(row))
    return (
      <ButtonLink size="sm" to={draftAddress(row.inquirySn)}>
        {t('writeOn')}
      </ButtonLink>
    )
  if (showsQuotes(row))
    return (
      <ButtonLink size="sm" tone="brand-outline" to={comparisonAddress(row.inquirySn)}>
        {t('compare')}
      </ButtonLink>
    )
  return (
    <ButtonLink size="sm" to={rfqAddress(row)}>
      {t('look')}
    </ButtonLink>
  )
}
