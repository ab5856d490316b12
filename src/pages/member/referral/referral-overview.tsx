import type { RefOutput } from '../../../api/browser/call-ref.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { ButtonLink } from '../../../ui/basic/button.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { CopyText } from '../../../ui/console/copy-text.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import type { referralOverview } from '../../../modules/referral/endpoints.ts'
import { referralPageMessages } from '../../../modules/referral/messages.ts'
import { ReferralPoster } from './referral-poster.tsx'

export type ReferralOverview = RefOutput<typeof referralOverview>

/** What a salesperson promotes with. */
export function ReferralTools({ own }: { own: ReferralOverview }) {
  const t = useMessages(referralPageMessages)
  // What it shows comes from a call of the browser: there is an address by then.
  const address = new URL(own.landing, location.origin).href
  return (
    <Panel
      title={t('promoteTitle')}
      sub={`${t('rate')} ${own.rate}%`}
      more={
        <ButtonLink size="sm" to={own.landing}>
          {t('openPage')}
        </ButtonLink>
      }
    >
      <dl className="kv bx gap-x-6 gap-y-2.5">
        <dt>{t('code')}</dt>
        <dd>
          <CopyText text={own.code} />
        </dd>
        <dt>{t('link')}</dt>
        <dd>
          <CopyText text={address} />
        </dd>
        <dt>{t('qr')}</dt>
        <dd>
          <ReferralPoster address={address} code={own.code} />
        </dd>
      </dl>
      <p className="t12 c3 px-4 pt-0 pb-4">{t('copyHelp')}</p>
    </Panel>
  )
}

/** What a salesperson has earned, by state. */
export function Earnings({ own }: { own: ReferralOverview }) {
  const t = useMessages(referralPageMessages)
  return (
    <Panel title={t('colCommission')}>
      <dl className="bx row g3 flex-wrap gap-x-10 gap-y-3">
        {(['tracked', 'frozen', 'payable', 'issued', 'paid'] as const).map((state) => (
          <div key={state}>
            <dt className="t12 c3">{t(state)}</dt>
            <dd className="num t16 b6">¥{priceText(own[state])}</dd>
          </div>
        ))}
      </dl>
      <p className="t12 c3 px-4 pt-0 pb-4">{t('frozenHelp', { days: own.windowDays })}</p>
    </Panel>
  )
}
