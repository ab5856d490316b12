import { App, Select } from 'antd'
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { callApi } from '../../../api/browser/client.ts'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button, ButtonLink } from '../../../ui/basic/button.tsx'
import { Empty } from '../../../ui/feedback/states.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { cartList } from '../../../modules/basket/endpoints.ts'
import { projectShow, projectList } from '../../../modules/project/endpoints.ts'
import { maxOptimizationLines, optimizationStart } from '../../../modules/sourcing-tools/endpoints-optimization.ts'
import { BuyersOnly } from './buyers-only.tsx'
import { OptimizationForm } from './optimization-form.tsx'
import { OrderLineInput } from '../../../modules/sourcing-tools/ui/quick-order/order-line-input.tsx'
import { OrderLineTable } from '../../../modules/sourcing-tools/ui/quick-order/order-line-table.tsx'
import type { OrderLineDraft } from '../../../modules/sourcing-tools/ui/quick-order/order-line-draft.ts'
import { useOrderLines } from '../../../modules/sourcing-tools/ui/quick-order/use-order-lines.ts'
import { optimizationMessages } from './messages.ts'

/** Goods, place and requirements of a selection. */
export default function OptimizePage() {
  const start = useCall(optimizationStart, {})
  return <BuyersOnly call={start}>{({ regionCode }) => <Question usual={regionCode} />}</BuyersOnly>
}

function Question({ usual }: { usual: string }) {
  const t = useMessages(optimizationMessages)
  const { message } = App.useApp()
  const work = useOrderLines(false)
  const add = (drafts: readonly OrderLineDraft[]) => {
    const room = maxOptimizationLines - work.rows.length
    if (drafts.length > room) message.warning(t('tooMany', { max: maxOptimizationLines }))
    work.add(drafts.slice(0, room))
  }
  useNamedGoods(work.add)
  const takeCart = async () => {
    const { data } = await callApi(cartList, {}).catch(() => ({ data: null }))
    if (!data) return void message.error(t('failed'))
    const lines = data.storeCartGroupList.flatMap((group) => group.storeCartList)
    if (lines.length === 0) return void message.info(t('cartEmpty'))
    return add(lines.map((line) => ({ typed: line.goodsName, productId: line.productId, number: String(line.buyNum), unit: line.unit })))
  }
  return (
    <Panel
      title={t('optimizeTitle')}
      sub={t('lead')}
      more={
        <ButtonLink size="sm" to="/prototype/optimize/history">
          {t('toHistory')}
        </ButtonLink>
      }
    >
      <div className="bx row g2 flex-wrap">
        <div className="flex-[1_1_320px]">
          <OrderLineInput onAdd={add} />
        </div>
        <Button icon="shopping-cart" onClick={() => void takeCart()}>
          {t('fromCart')}
        </Button>
        <FromProject onAdd={add} />
      </div>
      {work.rows.length === 0 ? <Empty icon="target" title={t('noGoods')} help={t('noGoodsHelp')} /> : <OrderLineTable work={work} />}
      <OptimizationForm rows={work.rows} usual={usual} />
    </Panel>
  )
}

/** The lines of a kept list. */
function FromProject({ onAdd }: { onAdd: (drafts: readonly OrderLineDraft[]) => void }) {
  const t = useMessages(optimizationMessages)
  const { message } = App.useApp()
  const projects = useCall(projectList, { pageSize: 50 })
  const take = async (projectId: number) => {
    const { data } = await callApi(projectShow, { projectId }).catch(() => ({ data: null }))
    if (!data) return void message.error(t('failed'))
    const lines = data.lines.filter((line) => line.onSale)
    return onAdd(lines.map(({ productId, goodsName, number, unit }) => ({ typed: goodsName, productId, number, unit })))
  }
  const options = (projects.data?.list ?? []).map((one) => ({ value: one.projectId, label: one.title }))
  if (options.length === 0) return null
  return (
    <Select
      size="large"
      style={{ width: 180 }}
      value={null}
      placeholder={t('fromProject')}
      aria-label={t('fromProject')}
      options={options}
      onChange={(projectId: number | null) => projectId !== null && void take(projectId)}
    />
  )
}

/** The goods that the address names, as a banner and the goods page do. */
function useNamedGoods(add: (drafts: readonly OrderLineDraft[]) => void): void {
  const [query] = useSearchParams()
  const isDone = useRef(false)
  const productId = Number(query.get('productId'))
  useEffect(() => {
    if (isDone.current || !Number.isSafeInteger(productId) || productId < 1) return
    isDone.current = true
    add([{ typed: String(productId), productId }])
  }, [add, productId])
}
