import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { loginNeeded } from '../../../../../api/browser/client.ts'
import { useMessages } from '../../../../../api/browser/use-messages.tsx'
import { priceText } from '../../../../../ui/basic/price-parts.ts'
import { clockText, useTimeLeft } from '../../../../../ui/feedback/use-time-left.ts'
import { Dialog } from '../../../../../ui/overlay/dialog.tsx'
import { priceFormulaMessages } from '../../../../../modules/pricing/messages.ts'
import { FormulaPriceHistory } from './formula-price-history.tsx'
import { FormulaTerms } from '../../../../../modules/pricing/ui/formula-terms.tsx'
import { PriceFixationButton } from '../../../../../modules/basket/ui/price-fixation/price-fixation-button.tsx'
import type { BasketLine } from '../../../../../modules/basket/ui/use-baskets.ts'
import { usePriceFormula, type PriceFormula } from './use-price-formula.ts'

/** Below an index-linked price: what it is based on, how it is made, and its lock with the time left. */
type NoteProps = { productId: number; signedIn: boolean; line: BasketLine | null }

export function IndexPriceNote({ productId, signedIn, line }: NoteProps) {
  const t = useMessages(priceFormulaMessages)
  const { sheet, failed, said, read, hold } = usePriceFormula(productId)
  const { revalidate } = useRevalidator()
  const [isOpen, setIsOpen] = useState(false)
  if (failed)
    return (
      <span role="status">
        {t('failed')}{' '}
        <button type="button" className="lk" onClick={() => void read()}>
          {t('again')}
        </button>
      </span>
    )
  if (!sheet) return <span>{t('linked')}</span>
  const change = async (wanted: boolean) => {
    await hold(wanted)
    // The page shows the price that holds now.
    await revalidate()
  }
  return (
    <div className="row g2 flex-wrap">
      <span>{t('linkedBy', { series: sheet.seriesName, date: sheet.quoteDate })}</span>
      <button type="button" className="lk" onClick={() => setIsOpen(true)}>
        {t('explain')}
      </button>
      <span className="sp" />
      {signedIn && line && (
        <PriceFixationButton line={line} className="lk">
          {t('fixPrice')}
        </PriceFixationButton>
      )}
      <PriceLock sheet={sheet} signedIn={signedIn} onHold={change} onOver={() => void read()} />
      {sheet.isStale === 1 && (
        <p className="cw w-full" role="status">
          {t(sheet.whenStale === 'refuse' ? 'stale' : 'staleSold', { date: sheet.quoteDate })}
        </p>
      )}
      {said !== '' && (
        <p className="cd w-full" role="alert">
          {said}
        </p>
      )}
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} title={t('title')} closeLabel={t('close')} kind="wide">
        <div className="tsc max-h-[70vh]">
          <FormulaTerms told={sheet} unit={sheet.priceUnit} second={sheet.secPriceUnit} />
          <p className="t12 c3">
            {t('freshUntil', { date: sheet.freshUntil })} · {t('lockHint', { minutes: sheet.lockMinutes })}
          </p>
          <FormulaPriceHistory productId={productId} />
        </div>
      </Dialog>
    </div>
  )
}

type LockProps = { sheet: PriceFormula; signedIn: boolean; onHold: (wanted: boolean) => Promise<void>; onOver: () => void }

function PriceLock({ sheet, signedIn, onHold, onOver }: LockProps) {
  const t = useMessages(priceFormulaMessages)
  const left = useTimeLeft(sheet.lock?.expiresAt ?? null)
  if (sheet.isStale === 1 && sheet.whenStale === 'refuse' && !sheet.lock) return null
  if (!signedIn)
    return (
      <button type="button" className="lk" onClick={() => window.dispatchEvent(new Event(loginNeeded))}>
        {t('loginToLock')}
      </button>
    )
  if (sheet.lock && left !== null && left > 0)
    return (
      <span>
        {t('locked', { price: priceText(sheet.lock.price) })}{' '}
        <b className="num cp" role="timer">
          {clockText(left)}
        </b>{' '}
        <button type="button" className="lk" onClick={() => void onHold(false)}>
          {t('unlock')}
        </button>
      </span>
    )
  // A lock that has just ended is asked for anew: the price may be another one by now.
  return (
    <button
      type="button"
      className="lk"
      title={t('lockHint', { minutes: sheet.lockMinutes })}
      onClick={() => void onHold(true).then(onOver)}
    >
      {t('lock', { minutes: sheet.lockMinutes })}
    </button>
  )
}
