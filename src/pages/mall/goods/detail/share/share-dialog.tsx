import { useEffect, useState } from 'react'
import { useMessages } from '../../../../../api/browser/use-messages.tsx'
import { Button } from '../../../../../ui/basic/button.tsx'
import { Dialog } from '../../../../../ui/overlay/dialog.tsx'
import { shareGoodsMessages } from '../../messages.ts'
import type { GoodsDetail } from '../detail-data.ts'
import { drawPoster } from './draw-poster.ts'

/** The address that this page is known by, without what somebody's own visit added to it. */
function pageAddress(): string {
  return document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? location.href
}

/** Ways to hand goods on: the address to copy, and a picture with a code to scan. It never shows a member's price. */
export function ShareDialog({ goods, onClose }: { goods: GoodsDetail; onClose: () => void }) {
  const t = useMessages(shareGoodsMessages)
  const address = pageAddress()
  const [copied, setCopied] = useState<boolean | null>(null)
  const poster = usePoster(goods, address, t('scan'))
  const copy = () =>
    void navigator.clipboard.writeText(address).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  return (
    <Dialog open onClose={onClose} title={t('title')} closeLabel={t('close')}>
      <div className="shr">
        {poster.picture === null ? (
          <p className="c3 t13" aria-busy={!poster.failed || undefined}>
            {t(poster.failed ? 'failed' : 'drawing')}
          </p>
        ) : (
          <img src={poster.picture} alt={t('poster', { name: goods.goodsName })} width={240} height={360} />
        )}
        <label className="t13 c2" htmlFor="share-address">
          {t('address')}
        </label>
        <span className="ipt">
          <input id="share-address" readOnly value={address} onFocus={(event) => event.target.select()} />
        </span>
        <p className="t13 c2" role="status">
          {copied === null ? '' : t(copied ? 'copied' : 'copyYourself')}
        </p>
        <div className="row g2 wrp">
          <Button tone="brand" icon="copy" onClick={copy}>
            {t('copy')}
          </Button>
          {poster.picture !== null && (
            <a className="btn" href={poster.picture} download={`${goods.productId}.png`}>
              {t('save')}
            </a>
          )}
        </div>
      </div>
    </Dialog>
  )
}

function usePoster(goods: GoodsDetail, address: string, scan: string) {
  const [picture, setPicture] = useState<string | null>(null)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    let left = false
    drawPoster(goods, address, scan).then(
      (drawn) => left || setPicture(drawn),
      () => left || setFailed(true),
    )
    return () => {
      left = true
    }
  }, [goods, address, scan])
  return { picture, failed }
}
