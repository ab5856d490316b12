import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { platformMemberMoney, type PlatformMemberMoney } from '../../../modules/dashboard/endpoints-member-record.ts'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { fullTime } from '../../../ui/basic/short-time.ts'
import { Tag } from '../../../ui/basic/tag.tsx'
import { CallView } from '../../../ui/console/call-view.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { memberAdminMessages } from './messages.ts'

/** What the member paid and has not paid yet, the balance, and the credit lines of their company. */
export function MemberMoneyPanel({ memberId }: { memberId: number }) {
  const t = useMessages(memberAdminMessages)
  const call = useCall(platformMemberMoney, { memberId })
  return (
    <Panel title={t('money')}>
      <CallView call={call} rows={2}>
        {(money) => (
          <>
            <Figures money={money} />
            {money.credit.length > 0 && <CreditLines credit={money.credit} />}
          </>
        )}
      </CallView>
    </Panel>
  )
}

function Figures({ money }: { money: PlatformMemberMoney }) {
  const t = useMessages(memberAdminMessages)
  const figures = [
    {
      key: 'paid',
      amount: money.paidAmount,
      note: [t('orderCount', { count: money.paidNum }), money.lastPayTime && t('lastPaid', { time: fullTime(money.lastPayTime) })],
    },
    { key: 'unpaid', amount: money.unpaidAmount, note: [t('orderCount', { count: money.unpaidNum })] },
    {
      key: 'balance',
      amount: money.balance,
      note: [money.heldBalance > 0 && t('heldBalance', { amount: priceText(money.heldBalance) })],
    },
  ] as const
  return (
    <dl className="kpi k2">
      {figures.map(({ key, amount, note }) => (
        <div key={key}>
          <dt className="l">{t(`money_${key}`)}</dt>
          <dd className="v num text-[18px] block">¥{priceText(amount)}</dd>
          <dd className="t12 c3">{note.filter(Boolean).join(' · ')}</dd>
        </div>
      ))}
    </dl>
  )
}

function CreditLines({ credit }: { credit: PlatformMemberMoney['credit'] }) {
  const t = useMessages(memberAdminMessages)
  return (
    <ul className="bx col g2 t13 border-t border-line">
      {credit.map((line) => (
        <li key={line.accountId} className="row g2 wrp">
          <span>{t('creditBy', { name: line.storeName || t('platform') })}</span>
          <span className="num c2">{t('creditUsed', { used: priceText(line.used), limit: priceText(line.limit) })}</span>
          {line.isFrozen && (
            <Tag small tone="danger">
              {t('creditFrozen')}
            </Tag>
          )}
        </li>
      ))}
    </ul>
  )
}
