import type { ReactNode } from 'react'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { counted } from '../../../kernel/quantity/counted-unit.ts'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { Picture } from '../../../ui/basic/picture.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { fullTime } from '../../../ui/basic/short-time.ts'
import { CopyText } from '../../../ui/console/copy-text.tsx'
import { Countdown } from '../../../ui/console/countdown.tsx'
import { Detail, DetailHead } from '../../../ui/console/detail/detail.tsx'
import { PropertiesPanel, HistoryPanel } from '../../../ui/console/detail/detail-panels.tsx'
import { Note } from '../../../ui/feedback/states.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import type { CaseDetail } from '../endpoints.ts'
import { aftersalePageMessages } from '../messages.ts'
import { CaseStateTag } from './case-state-tag.tsx'

type Props = {
  readonly of: CaseDetail
  readonly list: string
  readonly orderAddress: (orderSn: string) => string
  readonly moves: ReactNode
}

/** A case in full: state and what may be done, goods and money, what both sides said. */
export function CaseView({ of, list, orderAddress, moves }: Props) {
  const t = useMessages(aftersalePageMessages)
  return (
    <Detail
      head={
        <DetailHead
          list={list}
          title={<CaseStateTag of={of} />}
          sub={
            <>
              {t('colCase')} <CopyText text={of.caseSn} /> · {t('order')}{' '}
              <Anchor className="lk num" to={orderAddress(of.orderSn)}>
                {of.orderSn}
              </Anchor>
            </>
          }
          moves={moves}
        >
          {of.dueTime && (
            <p className="t13 mt-1">
              {t('due')} <Countdown until={of.dueTime} />
            </p>
          )}
        </DetailHead>
      }
      aside={
        <>
          <CaseFacts of={of} />
          <CaseMoney of={of} />
        </>
      }
    >
      {of.complaint && (
        <Note tone={of.isDisputed ? 'warn' : 'info'}>
          <b>{t('complaintIs', { state: t(`complaint_${of.complaint.state}`) })}</b>{' '}
          {of.complaint.dueTime && <Countdown until={of.complaint.dueTime} />}
          {of.complaint.verdict && <span className="block">{of.complaint.verdict}</span>}
        </Note>
      )}
      {of.state === 'WAIT_RETURN' && of.returnAddress && (
        <Note tone="warn">{t('sendBackTo', { ...of.returnAddress, amount: priceText(of.amount) })}</Note>
      )}
      {of.awaitsRedLetter && <Note tone="info">{t('awaitsRedLetter')}</Note>}
      <CaseLines of={of} />
      <CaseHistory of={of} />
    </Detail>
  )
}

function CaseLines({ of }: { of: CaseDetail }) {
  const t = useMessages(aftersalePageMessages)
  return (
    <Panel title={t('lines')}>
      <div className="tsc">
        <table className="tbl cds">
          <thead>
            <tr>
              <th>{t('colGoods')}</th>
              <th className="r">{t('asked')}</th>
              <th className="r">{t('receivedNum')}</th>
              <th className="r">{t('goodsWorth')}</th>
              <th className="r">{t('freightWorth')}</th>
            </tr>
          </thead>
          <tbody>
            {of.lines.map((line) => (
              <tr key={line.orderProductId}>
                <td>
                  <span className="row g2">
                    <Picture src={line.goodsImage} alt="" width={48} className="w48" />
                    <span>
                      {line.goodsName}
                      <span className="t12 c3 block">{line.specText}</span>
                    </span>
                  </span>
                </td>
                <td className="r num nw" data-l={t('asked')}>
                  {counted(line.number, line.unitName)}
                </td>
                <td className="r num nw" data-l={t('receivedNum')}>
                  {line.receivedNum === null ? '—' : counted(line.receivedNum, line.unitName)}
                  <Kept line={line} />
                </td>
                <td className="r num nw" data-l={t('goodsWorth')}>
                  ¥{priceText(line.goodsAmount)}
                </td>
                <td className="r num nw" data-l={t('freightWorth')}>
                  ¥{priceText(line.freightAmount)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Panel>
  )
}

/** What the store did with goods that came back; the buyer is not told. */
function Kept({ line }: { line: CaseDetail['lines'][number] }) {
  const t = useMessages(aftersalePageMessages)
  if (line.restockedNum === null) return null
  return (
    <>
      <span className="t12 c3 block">
        {t('restocked')} {counted(line.restockedNum, line.unitName)}
      </span>
      {line.writtenOffNum !== null && line.writtenOffNum > 0 && (
        <span className="t12 c3 block">
          {t('writtenOff')} {counted(line.writtenOffNum, line.unitName)} · {line.lossReason}
        </span>
      )}
    </>
  )
}

function CaseFacts({ of }: { of: CaseDetail }) {
  const t = useMessages(aftersalePageMessages)
  const { returnAddress } = of
  return (
    <PropertiesPanel
      title={t('facts')}
      list={[
        [t('kind'), t(`kind_${of.kind}`)],
        [t('goodsState'), t(`goods_${of.goodsState}`)],
        [t('reason'), t(`reason_${of.reason}`)],
        [t('explanation'), of.explanation],
        [t('colStore'), of.storeName],
        [t('colBuyer'), of.buyerTitle],
        [t('answer'), of.answer],
        [t('returnTo'), returnAddress && `${returnAddress.receiver} ${returnAddress.phone} ${returnAddress.address}`],
        [t('tracking'), `${of.carrier} ${of.trackingNo}`.trim()],
        [t('replacement'), `${of.replaceCarrier} ${of.replaceNo}`.trim()],
      ]}
    />
  )
}

function CaseMoney({ of }: { of: CaseDetail }) {
  const t = useMessages(aftersalePageMessages)
  if (of.kind === 'exchange') return null
  return (
    <PropertiesPanel
      title={t('money')}
      list={[
        [t('amount'), <b key="amount" className="num">{`¥${priceText(of.amount)}`}</b>],
        [t('offered'), of.offeredAmount === null ? '' : `¥${priceText(of.offeredAmount)}`],
        ...of.refunds.map(
          (refund) =>
            [
              refund.refundSn,
              `¥${priceText(refund.amount)} ${t(`refund_${refund.state as 'REQUESTED' | 'PROCESSING' | 'DONE' | 'FAILED'}`)}`,
            ] as const,
        ),
      ]}
    />
  )
}

function CaseHistory({ of }: { of: CaseDetail }) {
  const t = useMessages(aftersalePageMessages)
  const who = (kind: string, name: string) =>
    kind === 'system' ? t('bySystem') : `${t(`by_${kind as 'member' | 'store' | 'platform'}`)} ${name}`
  return (
    <HistoryPanel
      title={t('history')}
      events={of.events.toReversed().map((event, place) => ({
        key: `${event.at}${event.event}${place}`,
        at: event.at,
        text: (
          <>
            {t(`did_${event.event as 'apply'}`)}
            {event.note && <span className="t13 c2 block whitespace-pre-wrap">{event.note}</span>}
            {event.images.length > 0 && (
              <span className="row g2 flex-wrap">
                {event.images.map((url) => (
                  <a key={url} href={url} target="_blank" rel="noreferrer">
                    <img src={url} alt={t('pictures')} width={72} height={72} loading="lazy" className="object-cover" />
                  </a>
                ))}
              </span>
            )}
          </>
        ),
        by: `${who(event.byKind, event.byName)} · ${fullTime(event.at)}`,
      }))}
    />
  )
}
