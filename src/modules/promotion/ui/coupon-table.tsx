import { useLanguage, useMessages } from '../../../api/browser/use-messages.tsx'
import { dayOf } from '../../../kernel/time/clock.ts'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { Tag, type TagTone } from '../../../ui/basic/tag.tsx'
import type { CouponKind } from '../endpoints-coupons-on-goods.ts'
import { couponSummary } from './coupon-labels.ts'
import type { CampaignRow } from '../endpoints-campaigns.ts'
import { campaignAdminMessages } from '../messages.ts'
import { CampaignActions } from './campaign-actions.tsx'
import type { CampaignConsole } from './campaign-dialog.tsx'

/** What takes an amount or percent off, and is claimed. */
const isCoupon = (campaignRow: CampaignRow): campaignRow is CampaignRow & { kind: CouponKind } => campaignRow.kind !== 'LADDER'

const tones: Readonly<Record<string, TagTone>> = { DRAFT: 'neutral', SCHEDULED: 'info', RUNNING: 'ok', ENDED: 'neutral', VOID: 'danger' }

export type CampaignTableProps = {
  readonly face: CampaignConsole
  readonly list: readonly CampaignRow[]
  readonly withStore: boolean
  readonly onEdit: (campaignRow: CampaignRow) => void
  readonly onDone: () => void
}

/** Campaigns with what came of them. */
export function CouponTable({ face, list, withStore, onEdit, onDone }: CampaignTableProps) {
  const t = useMessages(campaignAdminMessages)
  return (
    <div className="tsc">
      <table className="tbl cds">
        <thead>
          <tr>
            <th>{t('colCoupon')}</th>
            <th>{t('colOffer')}</th>
            <th>{t('colClaim')}</th>
            <th>{t('colValid')}</th>
            <th className="r">{t('colGiven')}</th>
            <th className="r">{t('colUsed')}</th>
            <th className="r">{t('colSaved')}</th>
            <th>{t('colState')}</th>
            <th className="r">{t('colActions')}</th>
          </tr>
        </thead>
        <tbody>
          {list.filter(isCoupon).map((one) => (
            <Row key={one.campaignId} of={one} withStore={withStore}>
              <CampaignActions face={face} of={one} onEdit={() => onEdit(one)} onDone={onDone} />
            </Row>
          ))}
        </tbody>
      </table>
    </div>
  )
}

export const campaignPeriod = (from: string, until: string) =>
  `${dayOf(new Date(from))} – ${dayOf(new Date(new Date(until).getTime() - 1))}`

type RowProps = { readonly of: CampaignRow & { kind: CouponKind }; readonly withStore: boolean; readonly children: React.ReactNode }

function Row({ of, withStore, children }: RowProps) {
  const t = useMessages(campaignAdminMessages)
  const lang = useLanguage()
  const said = couponSummary(of, lang)
  return (
    <tr>
      <td>
        <div className="b5">{of.couponName}</div>
        {withStore && <div className="t12 c2">{of.storeName}</div>}
        <div className="t12 c3">{said.scope}</div>
      </td>
      <td data-l={t('colOffer')}>
        <span className="num b5">{said.figure}</span>
        <div className="t12 c3">{said.condition}</div>
      </td>
      <td className="num t12" data-l={t('colClaim')}>
        {campaignPeriod(of.claimFrom, of.claimUntil)}
      </td>
      <td className="num t12" data-l={t('colValid')}>
        {of.validFrom && of.validUntil ? campaignPeriod(of.validFrom, of.validUntil) : t('validDays', { days: of.validDays ?? 0 })}
      </td>
      <td className="r num nw" data-l={t('colGiven')}>
        {of.claimed} / {of.total}
      </td>
      <td className="r num nw" data-l={t('colUsed')}>
        {of.reserved} / {of.used}
      </td>
      <td className="r num nw" data-l={t('colSaved')}>
        ¥{priceText(of.saved)}
      </td>
      <td data-l={t('colState')}>
        <CampaignStateTag of={of} />
      </td>
      <td className="r">{children}</td>
    </tr>
  )
}

export function CampaignStateTag({ of }: { readonly of: CampaignRow }) {
  const t = useMessages(campaignAdminMessages)
  return (
    <>
      <Tag tone={tones[of.state] ?? 'neutral'} small>
        {t(of.kind === 'LADDER' && of.state === 'RUNNING' ? 'runs' : (of.state as 'DRAFT'))}
      </Tag>
      {of.voidReason && (
        <div className="t12 c3" lang="zh">
          {of.voidReason}
        </div>
      )}
    </>
  )
}
