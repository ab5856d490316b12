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
import { ConfirmDialog, ProposeDialog } from './rescission-dialogs.tsx'

const calls = { buyer: contractRescission, store: sellerContractRescission, platform: adminContractRescission }

/** The settlement of a contract that is being or was rescinded; nothing for others. */
export function RescissionSheet({ contract }: { readonly contract: ContractView }) {
  return contract.state === 'RESCINDING' || contract.state === 'RESCINDED' ? <Settlement contract={contract} /> : null
}

function Settlement({ contract: { contractId, viewer } }: { readonly contract: ContractView }) {
  const t = useMessages(contractRescissionMessages)
  const call = useCall(calls[viewer], { contractId })
  const [asking, setAsking] = useState<'propose' | 'confirm' | null>(null)
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
            {view.sheet ? <Proposal view={view} /> : <p className="t13 c3">{t('noProposal')}</p>}
            <div className="row g2 wrp">
              {view.can.includes('confirm') && (
                <Button tone="brand" onClick={() => setAsking('confirm')}>
                  {t('confirm')}
                </Button>
              )}
              {view.can.includes('propose') && (
                <Button onClick={() => setAsking('propose')}>{t(view.sheet ? 'proposeAgain' : 'propose')}</Button>
              )}
            </div>
            {asking === 'propose' && <ProposeDialog view={view} onDone={done} onClose={close} />}
            {asking === 'confirm' && <ConfirmDialog view={view} onDone={done} onClose={close} />}
          </div>
        )}
      </CallView>
    </Panel>
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

function Proposal({ view: { sheet } }: { readonly view: RescissionView }) {
  const t = useMessages(contractRescissionMessages)
  if (!sheet) return null
  const { side, proposeTime: time, confirmTime, revision: no, depositRule, payer, amount, rest, reason } = sheet
  return (
    <article className="col g2" data-state={sheet.state}>
      <div className="row g2 wrp t13">
        <Tag tone={sheet.state === 'CONFIRMED' ? 'ok' : 'warn'} small>
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
      <b className="t13">{rest ? t('rest', { side: t(rest.debtor), amount: priceText(rest.amount) }) : t('noRest')}</b>
      {sheet.isOutdated && <Note tone="warn">{t('outdated')}</Note>}
    </article>
  )
}
