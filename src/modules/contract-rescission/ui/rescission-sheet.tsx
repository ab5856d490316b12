import { useState } from 'react'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { fullTime } from '../../../ui/basic/short-time.ts'
import { Tag } from '../../../ui/basic/tag.tsx'
import { CallView } from '../../../ui/console/call-view.tsx'
import { Note } from '../../../ui/feedback/states.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { PropertyList } from '../../../ui/layout/property-list.tsx'
import type { ContractView } from '../../contract/endpoints-schemas.ts'
import {
  adminContractRescission,
  contractRescission,
  sellerContractRescission,
  type RescissionDetails,
  type RescissionView,
} from '../endpoints.ts'
import { contractRescissionMessages } from '../messages.ts'
import { PositionDialog, RuleDialog } from './dispute-dialogs.tsx'
import { ConfirmDialog, ProposeDialog } from './rescission-dialogs.tsx'
import { RescissionDispute } from './rescission-dispute.tsx'

const calls = { buyer: contractRescission, store: sellerContractRescission, platform: adminContractRescission }

/** The settlement of a contract that is being or was rescinded; nothing for others. */
export function RescissionSheet({ contract }: { readonly contract: ContractView }) {
  return contract.state === 'RESCINDING' || contract.state === 'RESCINDED' ? <Settlement contract={contract} /> : null
}

type Asking = 'propose' | 'confirm' | 'ask' | 'answer' | 'rule'

function Settlement({ contract: { contractId, viewer, state } }: { readonly contract: ContractView }) {
  const t = useMessages(contractRescissionMessages)
  const call = useCall(calls[viewer], { contractId })
  const [asking, setAsking] = useState<Asking | null>(null)
  const close = () => setAsking(null)
  const done = () => {
    close()
    call.reload()
  }
  return (
    <Panel title={t('title')}>
      <CallView call={call}>
        {(view) => (
          <div className="bx col g3">
            <p className="t12 c3">{t('help')}</p>
            <Facts viewer={view.viewer} facts={view.facts} />
            {view.sheet ? (
              <Proposal sheet={view.sheet} hasOpenOrders={view.facts.orders.some(({ isOpen }) => isOpen)} />
            ) : (
              <p className="t13 c3">{t('noProposal')}</p>
            )}
            <Acts view={view} onAsk={setAsking} />
            {asking === 'propose' && <ProposeDialog view={view} onDone={done} onClose={close} />}
            {asking === 'confirm' && <ConfirmDialog view={view} onDone={done} onClose={close} />}
            {(asking === 'ask' || asking === 'answer') && <PositionDialog view={view} act={asking} onDone={done} onClose={close} />}
            {asking === 'rule' && <RuleDialog view={view} isRescinding={state === 'RESCINDING'} onDone={done} onClose={close} />}
          </div>
        )}
      </CallView>
    </Panel>
  )
}

/** What the viewer may do with the settlement now, and from when the platform may be asked. */
function Acts({ view, onAsk }: { readonly view: RescissionView; readonly onAsk: (act: Asking) => void }) {
  const t = useMessages(contractRescissionMessages)
  const { can, askFrom, sheet } = view
  const words = { propose: t(sheet ? 'proposeAgain' : 'propose'), answer: t(sheet?.dispute?.answer ? 'answerAgain' : 'answer') }
  return (
    <>
      <div className="row g2 wrp">
        {(['rule', 'confirm', 'answer', 'propose', 'ask'] as const)
          .filter((act) => can.includes(act))
          .map((act, index) => (
            <Button key={act} {...(index === 0 && act !== 'propose' ? { tone: 'brand' as const } : {})} onClick={() => onAsk(act)}>
              {act === 'propose' || act === 'answer' ? words[act] : t(act)}
            </Button>
          ))}
      </div>
      {askFrom !== null && !can.includes('ask') && <p className="t12 c3">{t('askLater', { time: fullTime(askFrom) })}</p>}
    </>
  )
}

const orderAddress = { buyer: '/member/order/detail', store: '/seller/order/detail', platform: '/admin/order/detail' } as const

function Facts({ viewer, facts }: { readonly viewer: RescissionView['viewer']; readonly facts: RescissionDetails }) {
  const t = useMessages(contractRescissionMessages)
  const money = (yuan: number) => `¥${priceText(yuan)}`
  const sumsOf = (list: RescissionDetails['margins'], key: 'marginOf' | 'differenceOf') =>
    list.map(({ lineNo, amount, debtor }) => t(key, { no: lineNo, amount: priceText(amount), side: t(debtor) })).join('；')
  return (
    <>
      <PropertyList
        list={[
          [t('signed'), money(facts.signed)],
          [t('executed'), money(facts.executed)],
          [t('paid'), money(facts.paid)],
          [t('refunded'), money(facts.refunded)],
          [t('deposit'), facts.deposit > 0 ? money(facts.deposit) : t('none')],
          [t('margins'), sumsOf(facts.margins, 'marginOf') || t('none')],
          [t('differences'), sumsOf(facts.differences, 'differenceOf')],
        ]}
      />
      {facts.orders.length > 0 && (
        <ul className="lst-p bd t13" aria-label={t('orders')}>
          {facts.orders.map(({ orderSn, isOpen, executed, paid, refunded }) => (
            <li key={orderSn} className="row g2 wrp">
              <Anchor className="lk num" to={`${orderAddress[viewer]}?orderSn=${orderSn}`}>
                {orderSn}
              </Anchor>
              {isOpen && (
                <Tag tone="warn" small>
                  {t('open')}
                </Tag>
              )}
              <span className="sp" />
              <span className="num">
                {t('orderOf', { executed: priceText(executed), paid: priceText(paid), refunded: priceText(refunded) })}
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

type ProposalProps = { readonly sheet: NonNullable<RescissionView['sheet']>; readonly hasOpenOrders: boolean }

function Proposal({ sheet, hasOpenOrders }: ProposalProps) {
  const t = useMessages(contractRescissionMessages)
  const { side, proposeTime: time, confirmTime, revision: no, depositRule, payer, amount, rest, reason } = sheet
  return (
    <article className="col g2" data-state={sheet.state}>
      <div className="row g2 wrp t13">
        <Tag tone={sheet.state === 'CONFIRMED' || sheet.state === 'RULED' ? 'ok' : 'warn'} small>
          {t(sheet.state)}
        </Tag>
        <span className="c2">
          {t('proposedBy', { side: t(side), time: fullTime(time), no })}
          {confirmTime !== null && ` · ${t('confirmedAt', { time: fullTime(confirmTime) })}`}
        </span>
      </div>
      <PropertyList
        list={[
          [t('depositRule'), t(`rule_${depositRule}`)],
          [t('payer'), payer === null ? t('nobody') : `${t(payer)} ¥${priceText(amount)}`],
          [t('reason'), reason],
        ]}
      />
      {sheet.state !== 'RULED' && (
        <b className="t13">{rest ? t('rest', { side: t(rest.debtor), amount: priceText(rest.amount) }) : t('noRest')}</b>
      )}
      <RescissionDispute sheet={sheet} hasOpenOrders={hasOpenOrders} />
      {sheet.isOutdated && sheet.state === 'PROPOSED' && <Note tone="warn">{t('outdated')}</Note>}
    </article>
  )
}
