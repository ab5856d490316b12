import { useLanguage, useWords } from '../../../../api/browser/use-words.tsx'
import { dayOf } from '../../../../shared/clock.ts'
import { priceText } from '../../../../ui/basic/price-parts.ts'
import { Tag, type TagTone } from '../../../../ui/basic/tag.tsx'
import type { CouponKind } from '../../../catalog/contract-coupon.ts'
import { couponSaid } from '../../../catalog/web/public.ts'
import type { CampaignRow } from '../../contract-desk.ts'
import { couponDeskWords } from '../words-desk.ts'
import { CouponActs } from './coupon-acts.tsx'
import type { DeskFace } from './coupon-dialog.tsx'

/** What takes an amount or percent off, and is claimed. */
const isCoupon = (of: CampaignRow): of is CampaignRow & { kind: CouponKind } => of.kind !== 'LADDER'

const tones: Readonly<Record<string, TagTone>> = { DRAFT: 'neutral', SCHEDULED: 'info', RUNNING: 'ok', ENDED: 'neutral', VOID: 'danger' }

export type CampaignTableProps = {
  readonly face: DeskFace
  readonly list: readonly CampaignRow[]
  readonly withStore: boolean
  readonly onEdit: (of: CampaignRow) => void
  readonly onDone: () => void
}

/** Campaigns with what came of them. */
export function CouponTable({ face, list, withStore, onEdit, onDone }: CampaignTableProps) {
  const t = useWords(couponDeskWords)
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
              <CouponActs face={face} of={one} onEdit={() => onEdit(one)} onDone={onDone} />
            </Row>
          ))}
        </tbody>
      </table>
    </div>
  )
}

export const period = (from: string, until: string) => `${dayOf(new Date(from))} – ${dayOf(new Date(new Date(until).getTime() - 1))}`

type RowProps = { readonly of: CampaignRow & { kind: CouponKind }; readonly withStore: boolean; readonly children: React.ReactNode }

function Row({ of, withStore, children }: RowProps) {
  const t = useWords(couponDeskWords)
  const lang = useLanguage()
  const said = couponSaid(of, lang)
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
        {period(of.claimFrom, of.claimUntil)}
      </td>
      <td className="num t12" data-l={t('colValid')}>
        {of.validFrom && of.validUntil ? period(of.validFrom, of.validUntil) : t('validDays', { days: of.validDays ?? 0 })}
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
  const t = useWords(couponDeskWords)
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
