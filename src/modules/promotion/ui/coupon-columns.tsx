import { useLanguage, useMessages } from '../../../api/browser/use-messages.tsx'
import { dayOf } from '../../../kernel/time/clock.ts'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { Tag, type TagTone } from '../../../ui/basic/tag.tsx'
import type { ListColumn } from '../../../ui/console/list/list-columns.ts'
import type { CouponKind } from '../endpoints-coupons-on-goods.ts'
import { couponSummary } from './coupon-labels.ts'
import type { CampaignRow } from '../endpoints-campaigns.ts'
import { campaignAdminMessages } from '../messages.ts'
import { CampaignActions } from './campaign-actions.tsx'
import type { CampaignConsole } from './campaign-dialog.tsx'

/** What takes an amount or percent off, and is claimed. */
const isCoupon = (campaignRow: CampaignRow): campaignRow is CampaignRow & { kind: CouponKind } => campaignRow.kind !== 'LADDER'

const tones: Readonly<Record<string, TagTone>> = { DRAFT: 'neutral', SCHEDULED: 'info', RUNNING: 'ok', ENDED: 'neutral', VOID: 'danger' }

export type CampaignColumnsOf = {
  readonly face: CampaignConsole
  readonly withStore: boolean
  readonly onEdit: (campaignRow: CampaignRow) => void
  readonly onDone: () => void
}

export const campaignPeriod = (from: string, until: string) =>
  `${dayOf(new Date(from))} – ${dayOf(new Date(new Date(until).getTime() - 1))}`

const validityOf = (campaignRow: CampaignRow, byDays: (days: number) => string): string =>
  campaignRow.validFrom && campaignRow.validUntil
    ? campaignPeriod(campaignRow.validFrom, campaignRow.validUntil)
    : byDays(campaignRow.validDays ?? 0)

/** What a desk sees of its coupons, with what came of them. */
export function useCouponColumns({ face, withStore, onEdit, onDone }: CampaignColumnsOf): readonly ListColumn<CampaignRow>[] {
  const t = useMessages(campaignAdminMessages)
  const lang = useLanguage()
  const said = (campaignRow: CampaignRow) => (isCoupon(campaignRow) ? couponSummary(campaignRow, lang) : null)
  const number = (key: string, title: string, text: (campaignRow: CampaignRow) => string): ListColumn<CampaignRow> => ({
    key,
    title,
    align: 'right',
    isTight: true,
    text,
  })
  return [
    {
      key: 'coupon',
      title: t('colCoupon'),
      as: 'title',
      text: (of) => of.couponName,
      cell: (of) => (
        <>
          {withStore && <div className="t12 c2">{of.storeName}</div>}
          <div className="t12 c3">{said(of)?.scope}</div>
        </>
      ),
    },
    {
      key: 'offer',
      title: t('colOffer'),
      text: (of) => `${said(of)?.figure ?? ''} ${said(of)?.condition ?? ''}`,
      cell: (of) => (
        <>
          <span className="num b5">{said(of)?.figure}</span>
          <div className="t12 c3">{said(of)?.condition}</div>
        </>
      ),
    },
    { key: 'claim', title: t('colClaim'), text: (of) => campaignPeriod(of.claimFrom, of.claimUntil) },
    { key: 'valid', title: t('colValid'), text: (of) => validityOf(of, (days) => t('validDays', { days })) },
    number('given', t('colGiven'), (of) => `${of.claimed} / ${of.total}`),
    number('used', t('colUsed'), (of) => `${of.reserved} / ${of.used}`),
    {
      ...number('saved', t('colSaved'), (of) => `¥${priceText(of.saved)}`),
      text: (of) => of.saved,
      cell: (of) => `¥${priceText(of.saved)}`,
    },
    stateColumn(t('colState')),
    actionsColumn(t('colActions'), { face, onEdit, onDone }),
  ]
}

/** The columns that every campaign ends with. */
export const stateColumn = (title: string): ListColumn<CampaignRow> => ({
  key: 'state',
  title,
  as: 'state',
  text: (of) => of.state,
  cell: (of) => <CampaignStateTag of={of} />,
})

export const actionsColumn = (
  title: string,
  { face, onEdit, onDone }: Pick<CampaignColumnsOf, 'face' | 'onEdit' | 'onDone'>,
): ListColumn<CampaignRow> => ({
  key: 'actions',
  title,
  as: 'actions',
  cell: (of) => <CampaignActions face={face} of={of} onEdit={() => onEdit(of)} onDone={onDone} />,
})

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
