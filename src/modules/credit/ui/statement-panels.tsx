import { useMessages } from '../../../api/browser/use-messages.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { fullTime } from '../../../ui/basic/short-time.ts'
import { StateDot } from '../../../ui/basic/tag.tsx'
import { PropertyList } from '../../../ui/layout/property-list.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import type { CreditRepaymentView, CreditStatementDetail, CreditStatementLine } from '../endpoints-schemas.ts'
import { creditPageMessages } from '../messages.ts'
import { WriteOffPanel } from './write-off-panel.tsx'
import { RepaymentMethod, RepaymentState } from './repayment-details.tsx'
import { statementTones } from './credit-tones.ts'

/** A statement with its lines and what was repaid. `orderTo` leads to an order; null where the reader has no page of it. */
export function StatementPanels({ of, orderTo }: { of: CreditStatementDetail; orderTo: string }) {
  const t = useMessages(creditPageMessages)
  const confirmed = of.confirmTime === null ? '' : `${fullTime(of.confirmTime)} ${of.confirmedBy || t('byTime')}`
  return (
    <>
      <Panel title={of.statementSn} sub={of.issueNo > 1 ? t('issueNo', { count: of.issueNo }) : ''}>
        <div className="bx">
          <PropertyList
            list={[
              [
                t('colState'),
                <StateDot key="state" tone={statementTones[of.state]}>
                  {of.stateText}
                </StateDot>,
              ],
              [t('factPeriod'), of.period],
              [t('colLender'), of.lenderName],
              [t('colCompany'), of.companyName],
              [t('colCharged'), `¥${priceText(of.charged)}`],
              [t('colCredited'), `¥${priceText(of.credited)}`],
              [t('colLeft'), <b key="left" data-testid="statement-left">{`¥${priceText(of.left)}`}</b>],
              [t('colDue'), of.dueDate ?? ''],
              [t('factIssued'), of.issueTime === null ? '' : fullTime(of.issueTime)],
              [t('factConfirmed'), confirmed],
              [t('factSettled'), of.settleTime === null ? '' : fullTime(of.settleTime)],
            ]}
          />
        </div>
      </Panel>
      <Panel title={t('statementLines')}>
        <LineRows lines={of.lines} orderTo={orderTo} />
        {of.lines.some((line) => line.kind === 'INTEREST') && <p className="bx t12 c2">{t('interestFormula')}</p>}
      </Panel>
      {of.writeOff && <WriteOffPanel of={of.writeOff} />}
      {of.repayments.length > 0 && (
        <Panel title={t('repayments')}>
          <RepaymentRows list={of.repayments} />
        </Panel>
      )}
    </>
  )
}

function LineRows({ lines, orderTo }: { lines: readonly CreditStatementLine[]; orderTo: string }) {
  const t = useMessages(creditPageMessages)
  return (
    <div className="tsc">
      <table className="tbl cds">
        <thead>
          <tr>
            <th>{t('colKind')}</th>
            <th>{t('colOrder')}</th>
            <th className="r">{t('colAmount')}</th>
            <th className="r">{t('colCovered')}</th>
            <th>{t('colDue')}</th>
            <th>{t('objection')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.lineId}>
              <td>
                <b className="b5">{line.kindText}</b>
                <div className="t12 c3 num">{fullTime(line.time)}</div>
              </td>
              <td className="num t12" data-l={t('colOrder')}>
                {line.orderSn !== '' && (
                  <a className="lk" href={`${orderTo}?orderSn=${line.orderSn}`}>
                    {line.orderSn}
                  </a>
                )}
                <div className="c3">{line.shipmentSn}</div>
              </td>
              <td className="r num nw b6" data-l={t('colAmount')}>
                {priceText(line.amount)}
              </td>
              <td className="r num nw" data-l={t('colCovered')}>
                {priceText(line.covered)}
              </td>
              <td className="num nw" data-l={t('colDue')}>
                {line.dueDate ?? '—'}
              </td>
              <td className="t12" data-l={t('objection')}>
                {line.objection === '' ? '—' : <div className="cd">{line.objection}</div>}
                {line.answer !== '' && (
                  <div className="c2">
                    {t('answer')} {line.answer}
                  </div>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** What was repaid of one statement. */
function RepaymentRows({ list }: { list: readonly CreditRepaymentView[] }) {
  const t = useMessages(creditPageMessages)
  return (
    <div className="tsc">
      <table className="tbl cds">
        <thead>
          <tr>
            <th>{t('colReference')}</th>
            <th>{t('colCompany')}</th>
            <th>{t('colMethod')}</th>
            <th className="r">{t('colAmount')}</th>
            <th>{t('colState')}</th>
          </tr>
        </thead>
        <tbody>
          {list.map((of) => (
            <tr key={of.repaymentId}>
              <td>
                <b className="b5 num">{of.repaymentSn}</b>
                <div className="t12 c3 num">{fullTime(of.createTime)}</div>
              </td>
              <td data-l={t('colCompany')}>{of.companyName}</td>
              <td data-l={t('colMethod')}>
                <RepaymentMethod of={of} />
              </td>
              <td className="r num nw b6" data-l={t('colAmount')}>
                {priceText(of.amount)}
              </td>
              <td data-l={t('colState')}>
                <RepaymentState of={of} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
