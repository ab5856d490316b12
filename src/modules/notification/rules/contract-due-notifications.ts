import { notificationPolicies } from './notification-policy.ts'
import type { Notification, NotificationTemplate } from './notifications.ts'

type Side = 'buyer' | 'store'
type Due = {
  readonly contractId: number
  readonly contractSn: string
  readonly dueSn: string
  readonly debtor: Side
  /** Yuan as text. */
  readonly amount: string
  readonly date?: string
}
type DueNotice = { readonly to: Side | 'platform'; readonly notice: Notification }
type Kind = 'Asked' | 'Late' | 'Unpaid' | 'Paid' | 'Returned' | 'Closed'

function made(to: DueNotice['to'], template: NotificationTemplate, of: Due): DueNotice {
  const { contractSn, contractId, dueSn, amount, date = '' } = of
  const isToPay = to === 'buyer' && of.debtor === 'buyer'
  const links = {
    buyer: isToPay ? `/member/contract/due?dueSn=${encodeURIComponent(dueSn)}` : `/member/contract/detail?contractId=${contractId}`,
    store: `/seller/contract/detail?contractId=${contractId}`,
    platform: '/admin/voucher/list?state=SUBMITTED',
  }
  return {
    to,
    notice: { kind: notificationPolicies[template].kind, template, facts: { contractSn, dueSn, amount, date }, link: links[to] },
  }
}

const noticeTo = (side: Side, kind: Kind, of: Due): DueNotice =>
  made(side, side === 'buyer' ? `contractDue${kind}` : `contractDue${kind}Store`, of)
const creditorOf = ({ debtor }: Due): Side => (debtor === 'buyer' ? 'store' : 'buyer')

/** Who is asked for what is due, or reminded of it. */
export function dueReminder(phase: 'due' | 'soon' | 'late', of: Due): DueNotice[] {
  return phase === 'late' ? [noticeTo(of.debtor, 'Late', of), noticeTo(creditorOf(of), 'Unpaid', of)] : [noticeTo(of.debtor, 'Asked', of)]
}

/** Who is told what became of it. */
export function dueMove(move: { readonly state: string; readonly by: string }, of: Due): DueNotice[] {
  switch (move.state) {
    case 'REVIEW':
      return [made('platform', 'contractDueTransfer', of)]
    case 'DUE':
      return [made('buyer', 'contractDueDeclined', of)]
    case 'PAID':
    case 'HELD':
      return [noticeTo(creditorOf(of), 'Paid', of)]
    case 'RELEASED':
      return [noticeTo('buyer', 'Returned', of), noticeTo('store', 'Returned', of)]
    case 'WAIVED':
    case 'DIRECT':
    case 'DROPPED':
      return [noticeTo(of.debtor, 'Closed', of)]
    default:
      return []
  }
}
