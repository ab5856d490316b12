import { App, Select } from 'antd'
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { callApi } from '../../../../api/browser/client.ts'
import { useCall } from '../../../../api/browser/use-call.ts'
import { useWords } from '../../../../api/browser/use-words.tsx'
import { Button, ButtonLink } from '../../../../ui/basic/button.tsx'
import { Empty } from '../../../../ui/feedback/states.tsx'
import { Panel } from '../../../../ui/layout/panel.tsx'
import { cartList } from '../../../basket/contract.ts'
import { projectDetailCall, projectListCall } from '../../../project/contract.ts'
import { mostOptimizeLines, optimizeStart } from '../../contract-optimize.ts'
import { BuyersOnly } from '../parts/buyers-only.tsx'
import { OptimizeForm } from '../parts/optimize-form.tsx'
import { QuickInput } from '../parts/quick-input.tsx'
import { QuickTable } from '../parts/quick-table.tsx'
import type { DraftRow } from '../quick-draft.ts'
import { useQuickRows } from '../use-quick-rows.ts'
import { optimizeWords } from '../words-optimize.ts'

/** Goods, place and requirements of a selection. */
export default function OptimizePage() {
  const start = useCall(optimizeStart, {})
  return <BuyersOnly call={start}>{({ regionCode }) => <Question usual={regionCode} />}</BuyersOnly>
}

function Question({ usual }: { usual: string }) {
  const t = useWords(optimizeWords)
  const { message } = App.useApp()
  const work = useQuickRows(false)
  const add = (drafts: readonly DraftRow[]) => {
    const room = mostOptimizeLines - work.rows.length
    if (drafts.length > room) message.warning(t('tooMany', { max: mostOptimizeLines }))
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
      <div className="bx row g2" style={{ flexWrap: 'wrap' }}>
        <div style={{ flex: '1 1 320px' }}>
          <QuickInput onAdd={add} />
        </div>
        <Button icon="shopping-cart" onClick={() => void takeCart()}>
          {t('fromCart')}
        </Button>
        <FromProject onAdd={add} />
      </div>
      {work.rows.length === 0 ? <Empty icon="target" title={t('noGoods')} help={t('noGoodsHelp')} /> : <QuickTable work={work} />}
      <OptimizeForm rows={work.rows} usual={usual} />
    </Panel>
  )
}

/** The lines of a kept list. */
function FromProject({ onAdd }: { onAdd: (drafts: readonly DraftRow[]) => void }) {
  const t = useWords(optimizeWords)
  const { message } = App.useApp()
  const projects = useCall(projectListCall, { pageSize: 50 })
  const take = async (projectId: number) => {
    const { data } = await callApi(projectDetailCall, { projectId }).catch(() => ({ data: null }))
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
function useNamedGoods(add: (drafts: readonly DraftRow[]) => void): void {
  const [query] = useSearchParams()
  const isDone = useRef(false)
  const productId = Number(query.get('productId'))
  useEffect(() => {
    if (isDone.current || !Number.isSafeInteger(productId) || productId < 1) return
    isDone.current = true
    add([{ typed: String(productId), productId }])
  }, [add, productId])
}
