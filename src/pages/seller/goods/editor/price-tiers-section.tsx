import { Input, Select } from 'antd'
import { Button } from '../../../../ui/basic/button.tsx'
import { Panel } from '../../../../ui/layout/panel.tsx'
import type { TierText } from '../../../../modules/listing/rules/goods-document.ts'
import { unitName, useGoodsEditor } from '../../../../modules/listing/ui/goods-editor-context.ts'
import { useGoodsEditorMessages } from '../../../../modules/listing/ui/goods-editor-fields.tsx'

/** Quantity steps of both price classes. */
export function PriceTiersSection() {
  const t = useGoodsEditorMessages()
  return (
    <Panel title={t('secTiers')} sub={t('tierHelp')}>
      <div className="bx ship-f grid-cols-[repeat(auto-fit,minmax(min(320px,100%),1fr))]">
        <Ladder field="retailTiers" />
        <Ladder field="businessTiers" />
      </div>
    </Panel>
  )
}

function Ladder({ field }: { field: 'retailTiers' | 'businessTiers' }) {
  const t = useGoodsEditorMessages()
  const { goods, patch, frame, isLocked, errors } = useGoodsEditor()
  const tiers = goods[field]
  const unit = unitName(frame, goods.priceUnit)
  const put = (at: number, change: Partial<TierText>) =>
    patch({ [field]: tiers.map((tier, place) => (place === at ? { ...tier, ...change } : tier)) })
  return (
    <div>
      <h3 className="t13 b6 mb-2">{t(field)}</h3>
      {tiers.map((tier, at) => (
        // Steps are edited in place and hold no state of their own.
        <div key={`${field} ${String(at)}`} className="mb-2">
          <div className="row g2">
            <Input
              className="num"
              inputMode="decimal"
              value={tier.min}
              maxLength={16}
              disabled={isLocked}
              aria-label={t('tierMin', { unit })}
              placeholder={t('tierMin', { unit })}
              onChange={(event) => put(at, { min: event.target.value.trim() })}
            />
            <Select
              value={tier.kind}
              disabled={isLocked}
              aria-label={t('tierKind')}
              style={{ minWidth: 132 }}
              options={(['percent', 'amount'] as const).map((kind) => ({ value: kind, label: t(kind, { unit }) }))}
              onChange={(kind) => put(at, { kind })}
            />
            <Input
              className="num"
              value={tier.value}
              maxLength={16}
              disabled={isLocked}
              aria-label={t('tierValue')}
              placeholder="-2"
              onChange={(event) => put(at, { value: event.target.value.trim() })}
            />
            <Button
              size="sm"
              tone="ghost"
              square
              icon="trash-2"
              disabled={isLocked}
              aria-label={t('drop')}
              onClick={() => patch({ [field]: tiers.filter((_, place) => place !== at) })}
            />
          </div>
          {errors[`${field}.${at}`] && <div className="cd t12">{errors[`${field}.${at}`]}</div>}
        </div>
      ))}
      {tiers.length < 10 && (
        <Button
          size="sm"
          icon="plus"
          disabled={isLocked}
          onClick={() => patch({ [field]: [...tiers, { min: '', kind: 'percent', value: '' }] })}
        >
          {t('addTier')}
        </Button>
      )}
    </div>
  )
}
