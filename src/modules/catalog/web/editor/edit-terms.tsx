import { Checkbox, Select } from 'antd'
import { Panel } from '../../../../ui/layout/panel.tsx'
import { useDesk } from './desk.ts'
import { EditField, EditText, fieldId, useEditorWords } from './edit-field.tsx'

/** Freight, lead time, deposit, samples, weighing, returns, danger. */
export function EditTerms() {
  const t = useEditorWords()
  const { goods, patch, frame, isLocked } = useDesk()
  const check = (field: 'sampleAvailable' | 'consumerReturn' | 'hazardous') => (
    <Checkbox checked={goods[field] === 1} disabled={isLocked} onChange={(event) => patch({ [field]: event.target.checked ? 1 : 0 })}>
      {t(field)}
    </Checkbox>
  )
  return (
    <Panel title={t('secTerms')}>
      <div className="bx ship-f">
        <EditField path="freightTemplateId" label={t('freightTemplateId')} required>
          <Select
            id={fieldId('freightTemplateId')}
            value={goods.freightTemplateId || null}
            placeholder={t('freightHint')}
            disabled={isLocked}
            options={frame.freightTemplates.map((one) => ({ value: one.id, label: one.name }))}
            onChange={(freightTemplateId: number) => patch({ freightTemplateId })}
          />
        </EditField>
        <EditText field="leadTimeDays" label={t('leadTimeDays')} most={3} isNumber required />
        <EditText field="depositPercent" label={t('depositPercent')} most={3} isNumber />
        <EditText field="weighMethod" label={t('weighMethod')} most={80} />
        <EditText field="weighTolerance" label={t('weighTolerance')} most={120} />
        <EditText field="sampleNote" label={t('sampleNote')} most={200} />
      </div>
      <div className="bx" style={{ paddingTop: 0 }}>
        <EditText field="returnPolicy" label={t('returnPolicy')} most={400} lines={2} />
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
export function EditDescription() {
  const t = useEditorWords()
  return (
    <Panel title={t('secText')}>
      <div className="bx ship-f" style={{ gridTemplateColumns: 'repeat(auto-fit, minmax(min(360px, 100%), 1fr))' }}>
        <EditText field="descriptionZh" label={t('descriptionZh')} most={8000} lines={8} />
        <EditText field="descriptionEn" label={t('descriptionEn')} most={8000} lines={8} />
      </div>
    </Panel>
  )
}
