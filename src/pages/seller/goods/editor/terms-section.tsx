import { Checkbox, Select } from 'antd'
import { Panel } from '../../../../ui/layout/panel.tsx'
import { useGoodsEditor } from '../../../../modules/listing/ui/goods-editor-context.ts'
import { EditorField, EditorTextField, fieldId, useGoodsEditorMessages } from '../../../../modules/listing/ui/goods-editor-fields.tsx'

/** Freight, lead time, deposit, samples, weighing, returns, danger. */
export function TermsSection() {
  const t = useGoodsEditorMessages()
  const { goods, patch, frame, isLocked } = useGoodsEditor()
  const check = (field: 'sampleAvailable' | 'consumerReturn' | 'hazardous') => (
    <Checkbox checked={goods[field] === 1} disabled={isLocked} onChange={(event) => patch({ [field]: event.target.checked ? 1 : 0 })}>
      {t(field)}
    </Checkbox>
  )
  return (
    <Panel title={t('secTerms')}>
      <div className="bx ship-f">
        <EditorField path="freightTemplateId" label={t('freightTemplateId')} required>
          <Select
            id={fieldId('freightTemplateId')}
            value={goods.freightTemplateId || null}
            placeholder={t('freightHint')}
            disabled={isLocked}
            options={frame.freightTemplates.map((freightTemplate) => ({ value: freightTemplate.id, label: freightTemplate.name }))}
            onChange={(freightTemplateId: number) => patch({ freightTemplateId })}
          />
        </EditorField>
        <EditorTextField field="leadTimeDays" label={t('leadTimeDays')} most={3} isNumber required />
        <EditorTextField field="depositPercent" label={t('depositPercent')} most={3} isNumber />
        <EditorTextField field="weighMethod" label={t('weighMethod')} most={80} />
        <EditorTextField field="weighTolerance" label={t('weighTolerance')} most={120} />
        <EditorTextField field="sampleNote" label={t('sampleNote')} most={200} />
      </div>
      <div className="bx pt-0">
        <EditorTextField field="returnPolicy" label={t('returnPolicy')} most={400} lines={2} />
        <div className="row g4 wrp">
          {check('sampleAvailable')}
          {check('consumerReturn')}
          {check('hazardous')}
        </div>
        <p className="t12 c3">{t('hazardHelp')}</p>
      </div>
    </Panel>
  )
}

/** What the goods are, in both languages. */
export function DescriptionSection() {
  const t = useGoodsEditorMessages()
  return (
    <Panel title={t('secText')}>
      <div className="bx ship-f grid-cols-[repeat(auto-fit,minmax(min(360px,100%),1fr))]">
        <EditorTextField field="descriptionZh" label={t('descriptionZh')} most={8000} lines={8} />
        <EditorTextField field="descriptionEn" label={t('descriptionEn')} most={8000} lines={8} />
      </div>
    </Panel>
  )
}
