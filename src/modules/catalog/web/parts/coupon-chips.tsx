import { usePageWords } from '../../../../api/browser/page-words.ts'
import { Anchor } from '../../../../ui/basic/anchor.tsx'
import { Button } from '../../../../ui/basic/button.tsx'
import { Tag } from '../../../../ui/basic/tag.tsx'
import type { zh } from '../words-coupon-chip.zh.ts'
import type { CouponChip } from './coupon-chip.ts'
import { useClaim } from './use-claim.ts'

/** Coupons in a line, each with a press to claim it. The page's loader brought `couponChipWords`. */
export function CouponChips({ chips, more }: { chips: readonly CouponChip[]; /** Where there are others. */ more?: string }) {
  const t = usePageWords<typeof zh>('couponChip')
  return (
    <span className="row g2" style={{ flexWrap: 'wrap' }}>
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
  const t = usePageWords<typeof zh>('couponChip')
  const said = { toast: t('toast'), toMine: t('toMine'), noAnswer: t('noAnswer') }
  const { status, claim, busy } = useClaim(chip.campaignId, chip.status, said)
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
