import { Checkbox, Radio, Select } from 'antd'
import { Panel } from '../../../../ui/layout/panel.tsx'
import { unitName, useGoodsEditor } from '../../../../modules/listing/ui/goods-editor-context.ts'
import { EditorField, EditorTextField, fieldId, useGoodsEditorMessages } from '../../../../modules/listing/ui/goods-editor-fields.tsx'

/** Both units, what is sold in which, and how much at least. */
export function UnitsSection() {
  const t = useGoodsEditorMessages()
  const { goods, patch, frame, isLive, isLocked } = useGoodsEditor()
  const options = frame.units.map((one) => ({ value: one.code, label: one.name }))
  const unit = unitName(frame, goods.priceUnit)
  return (
    <Panel title={t('secUnits')}>
      <div className="bx ship-f">
        <EditorField path="priceUnit" label={t('priceUnit')} {...(isLive ? { help: t('unitLocked') } : {})}>
          <Select
            id={fieldId('priceUnit')}
            value={goods.priceUnit}
            options={options}
            disabled={isLive || isLocked}
            onChange={(priceUnit) => patch({ priceUnit })}
          />
        </EditorField>
        <EditorField path="secUnit" label={t('secUnit')}>
          <Select
            id={fieldId('secUnit')}
            value={goods.secUnit}
            options={[{ value: '', label: t('noSecUnit') }, ...options.filter((one) => one.value !== goods.priceUnit)]}
            disabled={isLocked}
            onChange={(secUnit: string) => patch({ secUnit, saleUnitState: secUnit === '' ? 1 : 2 })}
          />
        </EditorField>
        <EditorField path="saleUnitState" label={t('saleUnitState')}>
          <Radio.Group
            id={fieldId('saleUnitState')}
            value={goods.saleUnitState}
            disabled={isLocked || goods.secUnit === ''}
            options={[
              { value: 1, label: t('oneUnit') },
              { value: 2, label: t('bothUnits') },
            ]}
            onChange={(event) => patch({ saleUnitState: event.target.value === 2 ? 2 : 1 })}
          />
        </EditorField>
        <EditorTextField field="minBuy" label={t('minBuy', { unit })} most={16} isNumber required />
        <EditorTextField field="buyStep" label={t('buyStep', { unit })} most={16} isNumber required />
        <EditorTextField field="buyLimit" label={t('buyLimit', { unit })} most={16} isNumber hint={t('noLimit')} />
      </div>
      <div className="bx pt-0">
        <Checkbox
          checked={goods.requireEnquiry === 1}
          disabled={isLocked}
          onChange={(event) => patch({ requireEnquiry: event.target.checked ? 1 : 0 })}
        >
          {t('requireEnquiry')}
        </Checkbox>
      </div>
    </Panel>
  )
}
