import { InputNumber } from 'antd'
import { useState } from 'react'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { useAct } from '../../../ui/console/use-act.ts'
import { Panel } from '../../../ui/layout/panel.tsx'
import { priceFixationRules, priceFixationRuleSave, type PriceFixationRule } from '../../../modules/pricing/endpoints-price-fixation.ts'
import { priceFixationMessages } from '../../../modules/pricing/messages.ts'

/** What my stores agree to by themselves; only for who keeps their goods and prices. */
export function PriceFixationRules() {
  const t = useMessages(priceFixationMessages)
  const call = useCall(priceFixationRules, {})
  const { data } = call
  if (!data || data.length === 0) return null
  return (
    <Panel title={t('rule')}>
      <p className="t12 c3 bx">{t('ruleHelp')}</p>
      {data.map((rule) => (
        <RuleForm key={`${rule.storeId} ${rule.version}`} rule={rule} onDone={call.reload} />
      ))}
    </Panel>
  )
}

function RuleForm({ rule, onDone }: { rule: PriceFixationRule; onDone: () => void }) {
  const t = useMessages(priceFixationMessages)
  const { act, busy } = useAct(priceFixationRuleSave)
  const [autoTons, setAutoTons] = useState(rule.autoTons)
  const [holdMinutes, setHoldMinutes] = useState(rule.holdMinutes)
  const save = async () => {
    const saved = await act({ storeId: rule.storeId, autoTons, holdMinutes, oldVersion: rule.version }, t('saved'))
    if (saved) onDone()
  }
  return (
    <form
      className="bx row g3 wrp"
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <b className="b5">{rule.storeName}</b>
      <label className="row g2 t13">
        {t('autoTons')}
        <InputNumber min={0} max={100_000} precision={0} value={autoTons} onChange={(value) => setAutoTons(value ?? 0)} />
      </label>
      <label className="row g2 t13">
        {t('holdMinutes')}
        <InputNumber min={0} max={1440} precision={0} value={holdMinutes} onChange={(value) => setHoldMinutes(value ?? 0)} />
      </label>
      <Button type="submit" size="sm" tone="brand" busy={busy}>
        {t('save')}
      </Button>
      <span className="t12 c3">{t('holdHelp')}</span>
    </form>
  )
}
