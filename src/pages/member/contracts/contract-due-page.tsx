import { useSearchParams } from 'react-router'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { contractDueInfo, type ContractDueView } from '../../../modules/contract-due/endpoints.ts'
import { contractDueMessages, contractDuePageMessages } from '../../../modules/contract-due/messages.ts'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { ButtonLink } from '../../../ui/basic/button.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { fullTime } from '../../../ui/basic/short-time.ts'
import { Tag } from '../../../ui/basic/tag.tsx'
import { CallView } from '../../../ui/console/call-view.tsx'
import { Note } from '../../../ui/feedback/states.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { PropertyList } from '../../../ui/layout/property-list.tsx'
import { usePolling } from '../../../ui/payment/gateway-payment.tsx'
import { ContractDuePayment } from './contract-due-payment.tsx'

/** Something that the buyer owes under a contract, and how it is paid; looks by itself whether the money has come. */
export default function ContractDuePage() {
  const t = useMessages(contractDuePageMessages)
  const [query] = useSearchParams()
  const call = useCall(contractDueInfo, { dueSn: query.get('dueSn') ?? '' })
  const { data } = call
  usePolling(call.reload, data?.due.state === 'DUE')
  // Looking again does not grey what is shown.
  if (!data) return <CallView call={call}>{() => null}</CallView>
  const { due } = data
  return (
    <Panel title={t('title')} sub={due.dueSn}>
      <div className="bx col g3" role="status" data-state={due.state}>
        <p className="t13 c2">{t(`explain_${due.kind}`)}</p>
        <b className="t20 num">¥{priceText(due.amount)}</b>
        <Facts due={due} />
        {due.state === 'DUE' ? <ContractDuePayment of={data} onDone={call.reload} /> : <Ended due={due} />}
      </div>
    </Panel>
  )
}

function Facts({ due }: { readonly due: ContractDueView }) {
  const t = useMessages(contractDuePageMessages)
  const words = useMessages(contractDueMessages)
  const line = due.lineNo > 0 ? ` · ${words('ofLine', { no: due.lineNo })}` : ''
  return (
    <PropertyList
      list={[
        [
          t('contract'),
          <Anchor key="contract" to={`/member/contract/detail?contractId=${due.contractId}`}>
            {due.contractSn}
          </Anchor>,
        ],
        [t('number'), due.dueSn],
        [t('kind'), `${words(`kind_${due.kind}`)}${line}`],
        [
          t('due'),
          due.state === 'DUE' ? (
            <span key="due" className="row g2 wrp">
              {fullTime(due.dueTime)}
              {due.isLate === 1 && <Tag tone="danger">{t('late')}</Tag>}
            </span>
          ) : null,
        ],
        [t('way'), due.way ? words(`way_${due.way}`) : ''],
        [t('paidAt'), due.payTime ? fullTime(due.payTime) : ''],
      ]}
    />
  )
}

function Ended({ due }: { readonly due: ContractDueView }) {
  const t = useMessages(contractDuePageMessages)
  const words = useMessages(contractDueMessages)
  if (due.state === 'DUE') return null
  const released = due.state === 'RELEASED' ? words('released', { kept: priceText(due.kept), back: priceText(due.amount - due.kept) }) : ''
  return (
    <>
      <Note tone={due.state === 'PAID' || due.state === 'HELD' ? 'ok' : 'info'}>
        {[t(`ended_${due.state}`), released, due.reason].filter((one) => one !== '').join(' · ')}
      </Note>
      <div>
        <ButtonLink to={`/member/contract/detail?contractId=${due.contractId}`}>{t('back')}</ButtonLink>
      </div>
    </>
  )
}
