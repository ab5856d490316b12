import { Navigate, useSearchParams } from 'react-router'
import { useCall } from '../../../api/browser/use-call.ts'
import type { Translate } from '../../../kernel/i18n/translate.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { fullTime } from '../../../ui/basic/short-time.ts'
import { CallView } from '../../../ui/console/call-view.tsx'
import { Note } from '../../../ui/feedback/states.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { requestDetail, type RequestDetail } from '../../../modules/approval/endpoints.ts'
import { ApprovalReasons, ApprovalSteps } from './approval-steps.tsx'
import { RequestActions } from './request-actions.tsx'
import { RequestLines } from './request-lines.tsx'
import { RequestStateTag } from './request-state-tag.tsx'
import { purchaseRequestMessages } from './messages.ts'

/** One purchase request: what was asked for, what it costs now, and who decided what. */
export default function RequestInfoPage() {
  const requestSn = useSearchParams()[0].get('requestSn')
  // An address without a number asks for nothing in particular: the list shows what there is.
  return requestSn ? <RequestOf requestSn={requestSn} /> : <Navigate to="/member/request/list" replace />
}

function RequestOf({ requestSn }: { requestSn: string }) {
  const call = useCall(requestDetail, { requestSn })
  return <CallView call={call}>{(request) => <RequestInfo request={request} onDone={call.reload} />}</CallView>
}

function RequestInfo({ request, onDone }: { request: RequestDetail; onDone: () => void }) {
  const t = useMessages(purchaseRequestMessages)
  const differs = request.totalNow !== null && request.totalNow !== request.totalAmount
  return (
    <div className="col g3">
      <Panel
        title={`${t('requestTitle')} ${request.requestSn}`}
        sub={<RequestStateTag of={request} />}
        more={
          <Anchor className="lk t13" to="/member/request/list">
            {t('back')}
          </Anchor>
        }
      >
        <RequestContext request={request} />
        <div className="bx col g2">
          <ApprovalReasons reasons={request.reasons} />
          {differs && (
            <Note tone="warn">{t('totalDiffers', { now: priceText(request.totalNow ?? 0), was: priceText(request.totalAmount) })}</Note>
          )}
        </div>
        <RequestLines lines={request.lines.map((line) => ({ ...line, key: `${line.productId}${line.unitName}` }))} />
        <div className="bx row g4 wrp">
          <span className="sp" />
          <span className="c3">
            {t('freight')} ¥{priceText(request.freight)}
          </span>
          <span>
            {t('totalThen')} <b className="num">¥{priceText(request.totalAmount)}</b>
          </span>
          {request.discountNow > 0 && (
            <span className="c3">
              {t('discount')} −¥{priceText(request.discountNow)}
            </span>
          )}
          {request.totalNow !== null && (
            <span>
              {t('totalNow')} <b className="num t18">¥{priceText(request.totalNow)}</b>
            </span>
          )}
        </div>
        <RequestActions request={request} onDone={onDone} />
      </Panel>
      <Panel title={t('whoDecides')}>
        <div className="bx">
          <ApprovalSteps steps={request.steps} current={request.state === 'PENDING' ? request.stepNo : undefined} />
        </div>
      </Panel>
      <Panel title={t('decisions')}>
        <ul className="bx col g2 t13">
          {request.decisions.length === 0 && <li className="c3">{t('noDecisions')}</li>}
          {request.decisions.map((decision) => (
            <li key={`${decision.at}${decision.byName}${decision.forName}`} className="row g3 flex-wrap">
              <span className="num c3">{fullTime(decision.at)}</span>
              <b>{decision.byName}</b>
              {decision.forName && <span className="c3">{t('onBehalf', { name: decision.forName })}</span>}
              <span>{t(`did_${decision.decision as 'approve' | 'reject' | 'return'}`)}</span>
              <span className="c2">{decision.comment}</span>
            </li>
          ))}
        </ul>
      </Panel>
    </div>
  )
}

function invoiceText({ invoice }: RequestDetail, t: Translate<typeof purchaseRequestMessages>): string {
  if (!invoice || invoice.invoiceType === 0) return ''
  return [t(`invoice${invoice.invoiceType}`), invoice.title, invoice.taxNumber].filter((text) => text !== '').join(' · ')
}

function RequestContext({ request }: { request: RequestDetail }) {
  const t = useMessages(purchaseRequestMessages)
  const rows = [
    [t('requester'), request.requesterName],
    [t('centre'), request.costCentre],
    [t('receiver'), request.receiver],
    [t('payMethod'), t(`pay_${request.payMethod}`)],
    [t('invoice'), invoiceText(request, t)],
    [t('budgetLeft'), request.budgetLeft === null ? '' : `¥${priceText(request.budgetLeft)}`],
    [t('note'), request.note],
  ].filter(([, value]) => value)
  return (
    <dl className="kv bx gap-x-6 gap-y-2.5">
      {rows.map(([name, value]) => [<dt key={name}>{name}</dt>, <dd key={`${name}-value`}>{value}</dd>])}
      {request.projects.length > 0 && (
        <>
          <dt>{t('projects')}</dt>
          <dd className="row g2 wrp">
            {request.projects.map(({ projectId, title }) => (
              <Anchor key={projectId} className="lk" to={`/member/project/detail?projectId=${projectId}`}>
                {title}
              </Anchor>
            ))}
          </dd>
        </>
      )}
      {request.inquirySn && (
        <>
          <dt>{t('inquiry')}</dt>
          <dd>
            <Anchor className="lk num" to={`/member/inquireOrder/quotation?inquirySn=${request.inquirySn}`}>
              {request.inquirySn}
            </Anchor>
          </dd>
        </>
      )}
      {request.paySn && (
        <>
          <dt>{t('paySn')}</dt>
          <dd className="num">{request.paySn}</dd>
          <dt>{t('orders')}</dt>
          <dd className="num">{request.orderSnList.join(' · ')}</dd>
        </>
      )}
    </dl>
  )
}
