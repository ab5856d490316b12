import { Suspense, useState } from 'react'
import { lazyReachable } from '../../../../api/browser/lazy-reachable.ts'
import { callApi, loginNeeded } from '../../../../api/browser/client.ts'
import { callRef } from '../../../../api/browser/call-ref.ts'
import { useMessages } from '../../../../api/browser/use-messages.tsx'
import { storedSession } from '../../../../api/browser/stored-session.ts'
import { Button, ButtonLink } from '../../../../ui/basic/button.tsx'
import { priceText } from '../../../../ui/basic/price-parts.ts'
import { useToast } from '../../../../ui/feedback/toast.tsx'
import { useGoodsMessages } from '../../../../modules/catalog/ui/use-messages.ts'
import type { DetailTranslate } from '../use-messages.ts'
import { addToProjectMessages } from '../messages.ts'
import { compareAddress, useComparePicks } from '../../../../modules/comparison/ui/compare-picks.ts'
import type { GoodsDetail } from './detail-data.ts'
import { pictureName } from '../../../../ui/basic/picture-name.ts'
import type { SkuChoice } from './buying/use-sku-choice.ts'

// The baskets stand above the catalogue, so this call is known by the specification's address alone (§7).
const sampleAdd = callRef('POST', 'v3/business/front/sampleCart/add')
const ProjectDialog = lazyReachable(() => import('./add-to-project-dialog.tsx').then((module) => ({ default: module.AddToProjectDialog })))
const ShareDialog = lazyReachable(() => import('./share/share-dialog.tsx').then((module) => ({ default: module.ShareDialog })))

type Sku = GoodsDetail['skus'][number]
type ActsProps = { goods: GoodsDetail; sku: Sku; t: DetailTranslate }
type Chosen = Pick<SkuChoice, 'number' | 'unit'>

/** Below the pictures: compare, keep in a project, ask for a sample, hand on. */
export function DetailActions({ goods, sku, choice, t }: ActsProps & { choice: Chosen }) {
  const [sharing, setSharing] = useState(false)
  return (
    <div className="row g2 wrp dt-a">
      <CompareButton goods={goods} sku={sku} t={t} />
      <ProjectButton goods={goods} sku={sku} choice={choice} />
      {/* The tools stand above the catalogue and are known by the specification's addresses alone. */}
      <ButtonLink size="sm" tone="ghost" icon="refresh-cw" to={`/prototype/replacement/search?productId=${sku.productId}`}>
        {t('replacements')}
      </ButtonLink>
      <ButtonLink size="sm" tone="ghost" icon="target" to={`/prototype/optimize/index?productId=${sku.productId}`}>
        {t('optimize')}
      </ButtonLink>
      {goods.sampleAvailable === 1 && <SampleButton goods={goods} sku={sku} t={t} />}
      <Button size="sm" tone="ghost" icon="share-2" onClick={() => setSharing(true)}>
        {t('share')}
      </Button>
      {sharing && (
        <Suspense fallback={null}>
          <ShareDialog goods={goods} onClose={() => setSharing(false)} />
        </Suspense>
      )}
    </div>
  )
}

function CompareButton({ goods, sku, t }: ActsProps) {
  const g = useGoodsMessages()
  const toast = useToast()
  const { picks, add, remove } = useComparePicks()
  const on = picks.some((pick) => pick.productId === sku.productId)
  const press = () => {
    if (on) return remove(sku.productId)
    const price = sku.goodsPrice === null ? '' : `¥${priceText(sku.goodsPrice)}/${goods.priceUnit}`
    const name = [goods.goodsName, goods.skus.length > 1 ? sku.specText : ''].filter((text) => text !== '').join(' ')
    if (!add({ productId: sku.productId, name, image: pictureName(goods.gallery[0] ?? '') ?? '', price }))
      return toast({
        text: g('compareFull'),
        tone: 'warn',
        link: { label: t('toCompare'), to: compareAddress(picks.map((pick) => pick.productId)) },
      })
    const ids = [...picks.map((pick) => pick.productId), sku.productId]
    return toast({ text: t('compared', { count: ids.length }), link: { label: t('toCompare'), to: compareAddress(ids) } })
  }
  return (
    <Button size="sm" tone="ghost" icon="scale" aria-pressed={on} onClick={press}>
      {on ? t('comparing') : g('compare')}
    </Button>
  )
}

function ProjectButton({ goods, sku, choice }: { goods: GoodsDetail; sku: Sku; choice: Chosen }) {
  const t = useMessages(addToProjectMessages)
  const [choosing, setChoosing] = useState(false)
  const press = () => {
    if (!storedSession()) return void window.dispatchEvent(new Event(loginNeeded))
    setChoosing(true)
  }
  return (
    <>
      <Button size="sm" tone="ghost" icon="folder-kanban" onClick={press}>
        {t('add')}
      </Button>
      {choosing && (
        <Suspense fallback={null}>
          <ProjectDialog
            line={{ productId: sku.productId, number: choice.number, unit: choice.unit.kind }}
            goodsName={[goods.goodsName, goods.skus.length > 1 ? sku.specText : ''].filter((text) => text !== '').join(' ')}
            unitName={choice.unit.name}
            onClose={() => setChoosing(false)}
          />
        </Suspense>
      )}
    </>
  )
}

function SampleButton({ goods, sku, t }: ActsProps) {
  const toast = useToast()
  const [busy, setBusy] = useState(false)
  const press = async () => {
    if (!storedSession()) return void window.dispatchEvent(new Event(loginNeeded))
    setBusy(true)
    try {
      // The smallest sample is one of the smaller unit.
      const unit = goods.saleUnitState === 2 && sku.convToSec !== null ? 'second' : 'primary'
      // Five kilograms of what is sold by the tonne alone.
      const number = unit === 'primary' && goods.precision >= 3 ? '0.005' : '1'
      const answer = await callApi(sampleAdd, { productId: sku.productId, number, unit })
      if (answer.state === 200) toast({ text: t('sampleKept'), link: { label: t('toSamples'), to: '/enquiry/index' } })
      else if (answer.state !== 266) toast({ text: answer.msg, tone: 'warn' })
    } catch {
      toast({ text: t('shareFailed'), tone: 'warn' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button size="sm" tone="ghost" icon="flask-conical" busy={busy} onClick={() => void press()}>
      {t('sampleAsk')}
    </Button>
  )
}
