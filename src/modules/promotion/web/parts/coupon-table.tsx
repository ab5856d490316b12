import { useLanguage, useWords } from '../../../../api/browser/use-words.tsx'
import { dayOf } from '../../../../shared/clock.ts'
import { priceText } from '../../../../ui/basic/price-parts.ts'
import { Tag, type TagTone } from '../../../../ui/basic/tag.tsx'
import { couponSaid } from '../../../catalog/web/public.ts'
import type { CampaignRow } from '../../contract-desk.ts'
import { couponDeskWords } from '../words-desk.ts'
import { CouponActs } from './coupon-acts.tsx'
import type { DeskFace } from './coupon-dialog.tsx'

const tones: Readonly<Record<string, TagTone>> = { DRAFT: 'neutral', SCHEDULED: 'info', RUNNING: 'ok', ENDED: 'neutral', VOID: 'danger' }

type Props = {
  readonly face: DeskFace
  readonly list: readonly CampaignRow[]
  readonly withStore: boolean
  readonly onEdit: (of: CampaignRow) => void
  readonly onDone: () => void
}

/** Campaigns with what came of them. */
export function CouponTable({ face, list, withStore, onEdit, onDone }: Props) {
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
          {list.map((one) => (
            <Row key={one.campaignId} of={one} withStore={withStore}>
              <CouponActs face={face} of={one} onEdit={() => onEdit(one)} onDone={onDone} />
            </Row>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const period = (from: string, until: string) => `${dayOf(new Date(from))} – ${dayOf(new Date(new Date(until).getTime() - 1))}`

function Row({ of, withStore, children }: { readonly of: CampaignRow; readonly withStore: boolean; readonly children: React.ReactNode }) {
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
        <Tag tone={tones[of.state] ?? 'neutral'} small>
          {t(of.state as 'DRAFT')}
        </Tag>
        {of.voidReason && (
          <div className="t12 c3" lang="zh">
            {of.voidReason}
          </div>
        )}
      </td>
      <td className="r">{children}</td>
    </tr>
  )
}
