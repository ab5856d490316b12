import { useMessages } from '../../../api/browser/use-messages.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { fullTime } from '../../../ui/basic/short-time.ts'
import { Note } from '../../../ui/feedback/states.tsx'
import { PropertyList } from '../../../ui/layout/property-list.tsx'
import type { RescissionView } from '../endpoints.ts'
import { contractRescissionMessages } from '../messages.ts'
import type { DepositRule } from '../rules/sheet-machine.ts'

type Sheet = NonNullable<RescissionView['sheet']>
type Terms = { readonly depositRule: DepositRule; readonly payer: 'buyer' | 'store' | null; readonly amount: number }

/** Terms of a settlement in one sentence. */
export function useTermsText(): (terms: Terms) => string {
  const t = useMessages(contractRescissionMessages)
  return ({ depositRule, payer, amount }) =>
    [
      ...(depositRule === 'NONE' ? [] : [`${t('depositRule')}：${t(`rule_${depositRule}`)}`]),
      payer === null ? t('nobody') : `${t('payer')}：${t(payer)} ¥${priceText(amount)}`,
    ].join('；')
}

/** What both sides claim and say to the platform, and what it decided. */
export function RescissionDispute({ sheet, hasOpenOrders }: { readonly sheet: Sheet; readonly hasOpenOrders: boolean }) {
  const t = useMessages(contractRescissionMessages)
  const termsText = useTermsText()
  const { dispute, positions } = sheet
  if (!dispute) return null
  const { verdict, answerUntil } = dispute
  const sayOf = (side: 'buyer' | 'store') => {
    const claim = positions.find((one) => one.side === side)
    const said =
      dispute.side === side ? { text: dispute.reason, time: dispute.askTime } : { text: dispute.answer, time: dispute.answerTime }
    return [
      [
        claim ? t('proposalOf', { side: t(side), no: claim.revision }) : t('proposalOf', { side: t(side), no: '—' }),
        claim ? `${termsText(claim)}。${claim.reason}` : t('noClaim'),
      ],
      [t('positionOf', { side: t(side) }), said.text === '' || !said.time ? t('noPosition') : `${said.text}（${fullTime(said.time)}）`],
    ] as const
  }
  return (
    <>
      <PropertyList list={[...sayOf('buyer'), ...sayOf('store')]} />
      {verdict ? (
        <section className="col g2" aria-label={t('verdict')}>
          <b className="t13">{t('verdict')}</b>
          <PropertyList
            list={[
              [t('depositRule'), t(`rule_${verdict.depositRule}`)],
              [t('payer'), verdict.payer === null ? t('nobody') : `${t(verdict.payer)} ¥${priceText(verdict.amount)}`],
              [t('ruleReason'), verdict.reason],
            ]}
          />
          <b className="t13">
            {verdict.rest ? t('restRuled', { side: t(verdict.rest.debtor), amount: priceText(verdict.rest.amount) }) : t('noRestRuled')}
          </b>
          <span className="t12 c3">{t('ruledAt', { time: fullTime(verdict.ruleTime) })}</span>
        </section>
      ) : (
        <Note>{answerUntil ? t('waitsUntil', { time: fullTime(answerUntil) }) : t(hasOpenOrders ? 'ordersFirst' : 'waitsForVerdict')}</Note>
      )}
    </>
  )
}
