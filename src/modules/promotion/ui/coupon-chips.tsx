import { usePageMessages } from '../../../rendering/client/use-page-messages.ts'
import { Anchor } from '../../../ui/basic/anchor.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { Tag } from '../../../ui/basic/tag.tsx'
import type { couponChipMessages } from '../messages.ts'
import type { CouponChip } from './coupon-labels.ts'
import type { SpendDiscountView } from './spend-discount-label.ts'
import { useClaimCoupon } from './use-claim-coupon.ts'

type Props = {
  readonly chips: readonly CouponChip[]
  /** What the store takes off by itself. */
  readonly reductions: readonly SpendDiscountView[]
  /** Where there are others. */
  readonly more?: string
}

/** Full reductions and coupons in a line, each coupon with a press to claim it. The page's loader brought `couponChipWords`. */
export function CouponChips({ chips, reductions, more }: Props) {
  const t = usePageMessages<typeof couponChipMessages>('couponChip')
  return (
    <span className="row g2 flex-wrap">
      {reductions.map((reduction) => (
        <span key={reduction.campaignId} title={reduction.title} className="row g1 flex-wrap">
          {reduction.steps.map((step) => (
            <Tag key={step} tone="price-outline">
              {step}
            </Tag>
          ))}
        </span>
      ))}
      {chips.map((chip) => (
        <Chip key={`${chip.campaignId} ${chip.status}`} chip={chip} />
      ))}
      {more && (
        <Anchor className="lk t12 nw" to={more}>
          {t('more')}
        </Anchor>
      )}
    </span>
  )
}

function Chip({ chip }: { chip: CouponChip }) {
  const t = usePageMessages<typeof couponChipMessages>('couponChip')
  const said = { toast: t('toast'), toMine: t('toMine'), noAnswer: t('noAnswer') }
  const { status, claim, busy } = useClaimCoupon(chip.campaignId, chip.status, said)
  if (status !== 'CLAIM')
    return (
      <Tag tone="price-outline">
        {chip.brief} · {t('claimed')}
      </Tag>
    )
  return (
    <Button size="sm" tone="action-outline" busy={busy} title={chip.title} onClick={() => void claim()}>
      {t('claim', { offer: chip.brief })}
    </Button>
  )
}
