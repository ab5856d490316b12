import type { RefOutput } from '../../../api/browser/call-ref.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { ButtonLink } from '../../../ui/basic/button.tsx'
import { fullTime } from '../../../ui/basic/short-time.ts'
import { Countdown } from '../../../ui/console/countdown.tsx'
import type { rfqList } from '../../../modules/rfq/endpoints.ts'
import { rfqPageMessages } from '../../../modules/rfq/messages.ts'
import { comparisonAddress, draftAddress, rfqAddress } from '../../../modules/rfq/ui/rfq-addresses.ts'
import { RfqStateTag } from '../../../modules/rfq/ui/state-tags.tsx'

type Row = RefOutput<typeof rfqList>['list'][number]
const isDraft = ({ state }: Row) => state === 'DRAFT' || state === 'REVIEW_REJECTED'
const showsQuotes = (row: Row) => row.quoteNum > 0 && (row.kind === 'BASKET' || !['QUOTING', 'NEED_INFO'].includes(row.state))

/** A buyer's requests: what, where it stands, how many quoted, until when, and the next step. */
export function RfqTable({ list }: { list: readonly Row[] }) {
  const t = useMessages(rfqPageMessages)
  return (
    <div className="tsc">
      <table className="tbl">
        <thead>
          <tr>
            <th>{t('colRequest')}</th>
            <th className="r">{t('colLines')}</th>
            <th>{t('colState')}</th>
            <th className="r">{t('colQuotes')}</th>
            <th>{t('colClose')}</th>
            <th className="r">{t('colActions')}</th>
          </tr>
        </thead>
        <tbody>
          {list.map((row) => (
            <tr key={row.inquirySn}>
              <td>
                <Anchor className="cl b5" to={rfqAddress(row)}>
                  {row.title}
                </Anchor>
                <div className="t12 c3 num">
                  {row.inquirySn} · {fullTime(row.createTime)}
                </div>
                {row.storeName && <div className="t12 c2">{row.storeName}</div>}
              </td>
              <td className="r n">{row.lineNum}</td>
              <td className="nw">
                <RfqStateTag of={row} />
                {row.orderSnList.map((sn) => (
                  <div key={sn}>
                    <Anchor className="lk t12 num" to={`/member/order/detail?orderSn=${sn}`}>
                      {sn}
                    </Anchor>
                  </div>
                ))}
                {row.round > 1 && <div className="t12 c3">{t('round', { round: row.round })}</div>}
              </td>
              <td className="r n">{row.quoteNum}</td>
              <td className="nw t12">
                {row.state === 'QUOTING' && row.closeTime ? <Countdown until={row.closeTime} /> : fullTime(row.closeTime)}
              </td>
              <td className="r nw">
                {isDraft(row) ? (
                  <ButtonLink size="sm" to={draftAddress(row.inquirySn)}>
                    {t('writeOn')}
                  </ButtonLink>
                ) : showsQuotes(row) ? (
                  <ButtonLink size="sm" tone="brand-outline" to={comparisonAddress(row.inquirySn)}>
                    {t('compare')}
                  </ButtonLink>
                ) : (
                  <ButtonLink size="sm" to={rfqAddress(row)}>
                    {t('look')}
                  </ButtonLink>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
