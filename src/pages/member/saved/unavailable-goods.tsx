import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { Tag } from '../../../ui/basic/tag.tsx'
import { goodsPaused } from '../../../modules/catalog/endpoints-goods.ts'
import { savedItemsMessages } from './messages.ts'

type Asked = { readonly productIds?: readonly number[]; readonly goodsIds?: readonly number[] }
type Props = Asked & {
  /** How many of those asked for have no card. */
  readonly missing: number
  /** Lets one go; without it nothing can be pressed. */
  readonly onLetGo?: (goodsId: number) => void
  readonly busy?: boolean
}

/** What became of kept goods that have no card: those of suspended stores by name, the others as a count. */
export function UnavailableGoods({ productIds = [], goodsIds = [], missing, onLetGo, busy = false }: Props) {
  const t = useMessages(savedItemsMessages)
  const call = useCall(goodsPaused, missing > 0 ? { productIds: productIds.join(','), goodsIds: goodsIds.join(',') } : null)
  const paused = call.data ?? []
  const named = productIds.length > 0 ? paused.flatMap((one) => one.productIds).length : paused.length
  if (missing === 0 || call.data === undefined) return null
  return (
    <>
      {missing > named && <p className="t12 c3 flt">{t('gone', { count: missing - named })}</p>}
      {paused.length > 0 && (
        <ul className="bx col g2">
          {paused.map((one) => (
            <li key={one.goodsId} className="row g3 t13 flex-wrap">
              <Tag tone="warn">{t('storePaused')}</Tag>
              <span>{one.goodsName}</span>
              <span className="c3 sp">{one.storeName}</span>
              {onLetGo && (
                <Button size="sm" disabled={busy} aria-label={`${t('letGo')} ${one.goodsName}`} onClick={() => onLetGo(one.goodsId)}>
                  {t('letGo')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
