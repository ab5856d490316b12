import { useWords } from '../../../../api/browser/use-words.tsx'
import { clockText, useTimeLeft } from '../../../../ui/feedback/use-time-left.ts'
import { Tag, type TagTone } from '../../../../ui/basic/tag.tsx'
import type { PricingView } from '../../contract-pricing.ts'
import { pricingWords } from '../words-pricing.ts'

const tones: Readonly<Record<PricingView['state'], TagTone>> = {
  REQUESTED: 'warn',
  CONFIRMED: 'ok',
  DECLINED: 'danger',
  EXPIRED: 'neutral',
  WITHDRAWN: 'neutral',
  USED: 'info',
  LAPSED: 'neutral',
}

/** The state of a wish, with the time that is left to answer it or to order at it. */
export function PricingState({ of }: { of: PricingView }) {
  const t = useWords(pricingWords)
  const until = of.state === 'REQUESTED' ? of.expiresAt : of.state === 'CONFIRMED' ? of.holdUntil : null
  const left = useTimeLeft(until)
  return (
    <>
      <Tag tone={tones[of.state]} small>
        {t(of.state)}
      </Tag>
      {until !== null && left !== null && (
        <div className="t12 nw">
          {t(of.state === 'REQUESTED' ? 'left' : 'until')}{' '}
          <b className="num cp" role="timer">
            {clockText(left)}
          </b>
        </div>
      )}
      {of.isAuto && <div className="t12 c3">{t('auto')}</div>}
      {of.reason !== '' && <div className="t12 c3">{of.reason}</div>}
    </>
  )
}
