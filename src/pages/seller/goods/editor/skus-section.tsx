import { App, Select } from 'antd'
import { useState } from 'react'
import { Button, ButtonLink } from '../../../../ui/basic/button.tsx'
import { Panel } from '../../../../ui/layout/panel.tsx'
import { emptySku } from '../../../../modules/listing/rules/goods-document.ts'
import { useGoodsEditor } from '../../../../modules/listing/ui/goods-editor-context.ts'
import { useGoodsEditorMessages } from '../../../../modules/listing/ui/goods-editor-fields.tsx'
import { SkuTable } from './sku-table.tsx'
import { axesOf, missingCombinations, maxSkus } from '../../../../modules/listing/ui/sku-combinations.ts'

/** SKUs: by what they differ, all combinations of it, and their table with prices, ratio and first stock. */
export function SkusSection() {
  const t = useGoodsEditorMessages()
  const { goods, patch, attributes, isLocked, errors } = useGoodsEditor()
  const [chosen, setChosen] = useState<readonly string[] | null>(null)
  const axes = [...new Set([...axesOf(goods.skus), ...(chosen ?? [])])].filter((code) => chosen === null || chosen.includes(code))
  const choose = (next: string[]) => {
    setChosen(next)
    // An axis that is no longer chosen leaves the SKUs as well.
    patch({
      skus: goods.skus.map((sku) => ({
        ...sku,
        axisValues: Object.fromEntries(Object.entries(sku.axisValues).filter(([code]) => next.includes(code))),
      })),
    })
  }
  const options = attributes
    .toSorted((one, other) => Number(other.isSkuAxis) - Number(one.isSkuAxis))
    .map((attribute) => ({ value: attribute.code, label: attribute.label }))
  return (
    <Panel title={t('secSkus')} more={<FormulaLink />}>
      <div className="bx">
        {goods.categoryId !== 0 && (axes.length > 0 || !isLocked) && (
          <div className="row g2 wrp mb-2">
            <span className="t13 c2">{t('axes')}</span>
            <Select
              mode="multiple"
              aria-label={t('axes')}
              value={axes}
              disabled={isLocked}
              placeholder={t('axesHint')}
              options={options}
              maxCount={6}
              style={{ minWidth: 260, flex: 1, maxWidth: 640 }}
              onChange={choose}
            />
          </div>
        )}
        {axes.length > 0 && !isLocked && <Combinations axes={axes} />}
        {errors['skus'] && (
          <p className="cd t13" role="alert">
            {errors['skus']}
          </p>
        )}
      </div>
      {goods.skus.length === 0 ? <p className="bx t13 c3">{t('noSkus')}</p> : <SkuTable axes={axes} />}
      <div className="bx">
        <Button
          icon="plus"
          disabled={isLocked || goods.skus.length >= maxSkus}
          onClick={() => patch({ skus: [...goods.skus, { ...emptySku, axisValues: Object.fromEntries(axes.map((code) => [code, ''])) }] })}
        >
          {t('addSku')}
        </Button>
      </div>
    </Panel>
  )
}

function Combinations({ axes }: { axes: readonly string[] }) {
  const t = useGoodsEditorMessages()
  const { message } = App.useApp()
  const { goods, patch, attributes } = useGoodsEditor()
  const [values, setValues] = useState<Readonly<Record<string, readonly string[]>>>({})
  const make = () => {
    const fresh = missingCombinations(goods.skus, Object.fromEntries(axes.map((code) => [code, values[code] ?? []])))
    if (fresh.length === 0) return message.info(t(goods.skus.length >= maxSkus ? 'tooManySkus' : 'generatedNone'))
    patch({ skus: [...goods.skus, ...fresh] })
    return message.success(t('generated', { count: fresh.length }))
  }
  return (
    <div className="ship-f items-end">
      {axes.map((code) => {
        const attribute = attributes.find((one) => one.code === code)
        return (
          <Select
            key={code}
            mode="tags"
            aria-label={t('axisValues', { label: attribute?.label ?? code })}
            placeholder={t('axisValues', { label: attribute?.label ?? code })}
            value={[...(values[code] ?? [])]}
            options={(attribute?.values ?? []).map((value) => ({ value }))}
            onChange={(next: string[]) => setValues((before) => ({ ...before, [code]: next.map((one) => one.trim()).filter(Boolean) }))}
          />
        )
      })}
      <Button tone="brand-outline" onClick={() => void make()}>
        {t('generate')}
      </Button>
    </div>
  )
}

/** Prices of goods sold by the tonne may follow an index: from here to their formula, which goods that are there can have. */
function FormulaLink() {
  const t = useGoodsEditorMessages()
  const { goods, goodsId } = useGoodsEditor()
  if (goods.priceUnit !== 't' || goods.requireEnquiry === 1) return null
  if (goodsId === null) return <span className="t12 c3">{t('formulaLater')}</span>
  return (
    <ButtonLink size="sm" icon="chart-line" to={`/seller/goods/formula/${goodsId}`}>
      {t('formula')}
    </ButtonLink>
  )
}
