import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import type { MatchLineView } from '../endpoints.ts'
import { bookkeepingPageMessages } from '../messages.ts'

type Props = { readonly of: MatchLineView; readonly side: 'member' | 'seller' }

const pagesOf = {
  member: { order: '/member/order/detail', case: '/member/order/refund/detail' },
  seller: { order: '/seller/order/detail', case: '/seller/aftersale/detail' },
} as const

/** The papers that a line is made of, each with its page where the reader has one, and what was disputed. */
export function MatchDocuments({ of, side }: Props) {
  const t = useMessages(bookkeepingPageMessages)
  const isOpen = side === 'seller' || of.isMine
  const paper = (key: string, text: string, to: string, may: boolean) =>
    may ? (
      <Anchor key={key} className="lk t12" to={to}>
        {text}
      </Anchor>
    ) : (
      <span key={key} className="t12 c2">
        {text}
      </span>
    )
  const { order, case: casePage } = pagesOf[side]
  return (
    <div className="col g1 items-end md:items-start">
      {paper('order', t('orderOf'), `${order}?orderSn=${of.orderSn}`, isOpen)}
      {of.weighNotes.map((sn) => paper(sn, t('weighNote', { sn }), `${order}?orderSn=${of.orderSn}`, isOpen))}
      {of.invoices.map((one) =>
        paper(
          `i${one.invoiceId}`,
          t('invoice', { sn: one.invoiceNo }),
          `/${side}/invoice/info?invoiceId=${one.invoiceId}`,
          side === 'seller' || one.isMine,
        ),
      )}
      {of.cases.map((sn) => paper(sn, t('case', { sn }), `${casePage}?caseSn=${sn}`, isOpen))}
      {of.statements.map((one) => (
        <div key={`${one.statementSn}${one.objection}`}>
          {paper('s', t('statement', { sn: one.statementSn }), `/${side}/credit/statement?statementSn=${one.statementSn}`, true)}
          {one.objection !== '' && <div className="t12 cd">{t('objection', { text: one.objection })}</div>}
          {one.answer !== '' && <div className="t12 c2">{t('answer', { text: one.answer })}</div>}
        </div>
      ))}
    </div>
  )
}
