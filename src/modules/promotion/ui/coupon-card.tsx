import { Button, ButtonLink } from '../../../ui/basic/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { useClaimCoupon } from './use-claim-coupon.ts'
import type { CouponView } from './coupon-labels.ts'
import './coupon.css'
import { useCentreMessages } from './use-messages.ts'

/** One coupon that can be claimed, with how much of it is taken. */
export function CouponCard({
  ticket,
  heading: Heading = 'h2',
}: {
  ticket: CouponView
  /** Below what it stands. */ heading?: 'h2' | 'h3'
}) {
  const t = useCentreMessages()
  const { status, claim, busy } = useClaimCoupon(ticket.campaignId, ticket.status, {
    toast: t('claimedToast'),
    toMine: t('toMine'),
    noAnswer: t('noAnswer'),
  })
  const isOver = status === 'SOLD_OUT' || status === 'ENDED'
  return (
    <li className={classNames('cpn', isOver && 'off')}>
      <div className="cpn-a">
        <b className="num">{ticket.figure}</b>
        <span className="t12">{ticket.condition}</span>
      </div>
      <div className="cpn-b">
        <Heading>{ticket.name}</Heading>
        <p className="t12 c2 el">
          {ticket.owner} · {ticket.scope}
        </p>
        <p className="t12 c3">{ticket.validity}</p>
        <p className="t12 c3">{ticket.limits}</p>
        <div className="cpn-e">
          {status !== 'NOT_STARTED' && (
            <>
              <span className="cpn-bar" aria-hidden="true">
                <i style={{ width: `${ticket.taken}%` }} />
              </span>
              <span className="t12 c3 num nw">{t('taken', { percent: ticket.taken })}</span>
            </>
          )}
          {status === 'NOT_STARTED' && <span className="sp" />}
          {status === 'CLAIM' && (
            <Button size="sm" tone="action" busy={busy} onClick={() => void claim()} aria-label={`${ticket.statusText} ${ticket.name}`}>
              {ticket.statusText}
            </Button>
          )}
          {status === 'CLAIMED' && (
            <ButtonLink size="sm" to={ticket.link} aria-label={`${t('use')} ${ticket.name}`}>
              {t('use')}
            </ButtonLink>
          )}
          {status !== 'CLAIM' && status !== 'CLAIMED' && (
            <Button size="sm" disabled>
              {ticket.statusText}
            </Button>
          )}
        </div>
      </div>
    </li>
  )
}
