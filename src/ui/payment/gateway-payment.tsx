import { useEffect, useState, type ReactNode } from 'react'
import type { Translate } from '../../kernel/i18n/translate.ts'
import { Button } from '../basic/button.tsx'
import '../styles/commerce.css'
import type { gatewayPaymentMessages } from './messages.ts'

/** What a gateway offers: a code to scan, or the way to its cashier. */
export type GatewayOffer = {
  readonly kind: 'qr' | 'redirect'
  readonly payUrl: string
  readonly qrImage: string
  /** 1: no real money moves. */
  readonly isDemo: 0 | 1
}
const channels = ['wechat', 'alipay'] as const
export type GatewayChannel = (typeof channels)[number]

type Words = { readonly t: Translate<typeof gatewayPaymentMessages> }
type Props = Words & {
  /** Asks for the offer; null when it was refused, which the caller has said. */
  readonly start: (method: GatewayChannel) => Promise<GatewayOffer | null | undefined>
  readonly busy: boolean
  readonly isOff?: boolean
  readonly size?: 'md' | 'lg'
  /** Other ways, beside the channels. */
  readonly children?: ReactNode
}

/** Paying through a gateway for something that is no checkout: the channels, then what to scan or to open. */
export function GatewayPayment({ t, start, busy, isOff = false, size = 'md', children }: Props) {
  const [started, setStarted] = useState<GatewayOffer | null>(null)
  if (started) return <Offer t={t} started={started} onBack={() => setStarted(null)} />
  return (
    <div className="row g2 wrp" role="group" aria-label={t('channels')}>
      {channels.map((method) => (
        <Button
          key={method}
          size={size}
          tone="brand"
          busy={busy}
          disabled={isOff}
          onClick={async () => {
            setStarted((await start(method)) ?? null)
          }}
        >
          {t(method)}
        </Button>
      ))}
      {children}
    </div>
  )
}

function Offer({ t, started, onBack }: Words & { readonly started: GatewayOffer; readonly onBack: () => void }) {
  const isQr = started.kind === 'qr'
  return (
    <div className="pay-qr">
      {isQr && (
        <figure>
          <img src={started.qrImage} width={208} height={208} alt={t('qrAlt')} />
          <figcaption className="t13 c2">{t('scan')}</figcaption>
        </figure>
      )}
      <div className="col g2 items-start">
        <span className="t13 c3">{t('waiting')}</span>
        {(!isQr || started.isDemo === 1) && (
          <a className="btn po" href={started.payUrl} target="_blank" rel="noopener">
            {t(isQr ? 'openCashier' : 'openAlipay')}
          </a>
        )}
        {started.isDemo === 1 && <p className="t12 c3">{t('demoNote')}</p>}
        <Button onClick={onBack}>{t('otherMethod')}</Button>
      </div>
    </div>
  )
}

const everyMs = 2000

/** Looks every two seconds whether the money has come, while the page is looked at. `ask` must stay the same function. */
export function usePolling(ask: () => unknown, isOpen = true): void {
  useEffect(() => {
    if (!isOpen) return
    const timer = setInterval(() => {
      if (!document.hidden) void ask()
    }, everyMs)
    return () => clearInterval(timer)
  }, [ask, isOpen])
}
