import { useState } from 'react'
import { callRef } from '../../../api/browser/call-ref.ts'
import { useCommand } from '../../../api/browser/use-command.ts'
import { usePageMessages } from '../../../rendering/client/use-page-messages.ts'
import { Button, ButtonLink } from '../../../ui/basic/button.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { fullTime } from '../../../ui/basic/short-time.ts'
import { Note } from '../../../ui/feedback/states.tsx'
import type { guestClaim, GuestView } from '../../../modules/guest-quotation/endpoints-guest.ts'
import type { guestPageMessages } from '../../../modules/guest-quotation/messages.ts'
import type { GuestAccess } from './guest-answer.tsx'

const claimRef = callRef<typeof guestClaim>('POST', 'v3/business/front/guestQuotation/claim')

type Props = { readonly of: GuestView; readonly quotation: NonNullable<GuestView['current']>; readonly access: GuestAccess }

/** The quotation as it stands, its receipt, and the way to take it over into an account. */
export function GuestOwnQuotation({ of, quotation, access }: Props) {
  const t = usePageMessages<typeof guestPageMessages>('guestPage')
  const lineOf = (lineNo: number) => of.lines.find((line) => line.lineNo === lineNo)
  return (
    <section className="pan">
      <h2 className="t16 b6">
        {t('ownQuotation')} <span className="num">{quotation.quotationSn}</span>
      </h2>
      <p className="t13 c2">
        {quotation.stateText} · {t('handedIn', { at: fullTime(quotation.submitTime) })} · {t('validUntil')} {quotation.validUntil}
      </p>
      {quotation.wish !== '' && quotation.state === 'REVISION_REQUESTED' && (
        <Note tone="warn">{t('wished', { wish: quotation.wish })}</Note>
      )}
      {quotation.isOutdated === 1 && <Note tone="warn">{t('outdated')}</Note>}
      <ul className="t14 my-2">
        {quotation.lines.map((line) => (
          <li key={line.lineNo}>
            {line.lineNo}. {line.goodsName || lineOf(line.lineNo)?.goodsName}{' '}
            {line.unitPrice === null ? (
              <span className="c3">{t('offer_NOT_AVAILABLE')}</span>
            ) : (
              <b className="num">
                ¥{priceText(line.unitPrice)}/{lineOf(line.lineNo)?.unitName}
              </b>
            )}{' '}
            {line.targetPrice !== null && <span className="cw">{t('target', { price: priceText(line.targetPrice) })}</span>}{' '}
            {line.accepted === 1 && <span className="cok">{t('chosen')}</span>}
          </li>
        ))}
      </ul>
      <p className="t14">
        {t('total')} <b className="num">¥{priceText(quotation.totalAmount)}</b>
      </p>
      {of.receipt !== '' && (
        <p className="t12 c3">
          {t('receipt')} <code>{of.receipt}</code>{' '}
          {of.receiptHolds === null ? t('receiptHelp') : t(of.receiptHolds ? 'receiptHolds' : 'receiptBroken')}
        </p>
      )}
      {of.can.includes('claim') && quotation.lines.some((line) => line.accepted === 1) && (
        <Note
          tone="ok"
          action={
            <ButtonLink size="sm" to="/isp_register">
              {t('openStore')}
            </ButtonLink>
          }
        >
          <b>{t('awardedTitle')}</b> {t('awardedSteps', { day: quotation.validUntil ?? '' })}
        </Note>
      )}
      {of.can.includes('claim') && <Claim access={access} />}
    </section>
  )
}

function Claim({ access }: { access: GuestAccess }) {
  const t = usePageMessages<typeof guestPageMessages>('guestPage')
  const { run, busy } = useCommand(claimRef)
  const [error, setError] = useState('')
  const back = encodeURIComponent(`/quo_yd?key=${access.key}`)
  const claim = async () => {
    const outcome = await run({ key: access.key })
    if (outcome.kind === 'answer' && outcome.answer.data)
      window.location.assign(`/seller/quotation/edit?inquirySn=${outcome.answer.data.inquirySn}`)
    else setError(outcome.kind === 'unknown' ? t('networkFailed') : outcome.answer.msg)
  }
  return (
    <div className="row g2 wrp t13 mt-3">
      <span className="c2">{t('claimLead')}</span>
      {access.isSignedIn ? (
        <Button size="sm" busy={busy} onClick={() => void claim()}>
          {t('claim')}
        </Button>
      ) : (
        <ButtonLink size="sm" to={`/login?redirectUrl=${back}`}>
          {t('claimLogin')}
        </ButtonLink>
      )}
      {error !== '' && (
        <span className="cd" role="alert">
          {error}
        </span>
      )}
    </div>
  )
}
