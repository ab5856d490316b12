import { useEffect, useState } from 'react'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { referralPageMessages } from '../../../modules/referral/messages.ts'

/** A QR code of the own page that phones read from paper and from the screen, to be kept as a picture. */
export function ReferralPoster({ address, code }: { readonly address: string; readonly code: string }) {
  const t = useMessages(referralPageMessages)
  const [picture, setPicture] = useState<string | null>(null)
  useEffect(() => {
    let isGone = false
    void import('qrcode')
      .then(({ toDataURL }) => toDataURL(address, { width: 480, margin: 4, errorCorrectionLevel: 'M' }))
      .then((drawn) => (isGone ? undefined : setPicture(drawn)))
    return () => {
      isGone = true
    }
  }, [address])
  if (picture === null) return null
  return (
    <figure className="col g2 items-start m-0">
      <img src={picture} alt={t('qrOf', { code })} width={144} height={144} />
      <figcaption>
        <a className="lk t13" href={picture} download={`${code}.png`}>
          {t('saveQr')}
        </a>
      </figcaption>
    </figure>
  )
}
