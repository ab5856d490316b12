import { App, Input, Modal } from 'antd'
import { useState } from 'react'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { priceText } from '../../../ui/basic/price-parts.ts'
import { CallView } from '../../../ui/console/call-view.tsx'
import { useAct } from '../../../ui/console/use-act.ts'
import { Panel } from '../../../ui/layout/panel.tsx'
import { costCentreSpending } from '../../../modules/approval/endpoints-rules.ts'
import { costCentreClose, costCentreSave, roleList, type CostCentreView } from '../../../modules/enterprise/endpoints-roles.ts'
import { companyMessages } from './messages.ts'

/** Cost centres with their budgets. */
export function CostCentreList() {
  const t = useMessages(companyMessages)
  const { modal } = App.useApp()
  const call = useCall(roleList, {})
  const spending = useCall(costCentreSpending, {})
  const spentOf = (centre: CostCentreView) => spending.data?.list.find((one) => one.costCentreId === centre.costCentreId)?.spent ?? 0
  const { act } = useAct(costCentreClose)
  const [editing, setEditing] = useState<CostCentreView | 'new' | null>(null)
  const close = (centre: CostCentreView) =>
    void modal.confirm({
      title: t('closeAsk', { name: centre.name }),
      okText: t('close'),
      cancelText: t('cancel'),
      onOk: async () => {
        if (await act({ costCentreId: centre.costCentreId }, t('done'))) call.reload()
      },
    })
  return (
    <Panel
      title={t('centresTitle')}
      sub={t('centresLead')}
      more={
        <Button size="sm" icon="plus" onClick={() => setEditing('new')}>
          {t('addCentre')}
        </Button>
      }
    >
      <CallView call={call} rows={3}>
        {(known) => (
          <ul>
            {known.costCentres.map((centre) => (
              <li key={centre.costCentreId} className="bx row g3 border-t border-line flex-wrap">
                <span className="num b5 min-w-20">{centre.code}</span>
                <span>{centre.name}</span>
                <span className="sp" />
                {spending.data && <Spent spent={spentOf(centre)} budget={centre.monthBudget} />}
                <span className="num t13">{centre.monthBudget === null ? t('unlimited') : `¥${priceText(centre.monthBudget)}`}</span>
                <Button size="sm" onClick={() => setEditing(centre)}>
                  {t('edit')}
                </Button>
                <Button size="sm" onClick={() => close(centre)}>
                  {t('close')}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </CallView>
      {editing && (
        <EditCentre
          centre={editing === 'new' ? null : editing}
          onClose={() => {
            setEditing(null)
            call.reload()
          }}
        />
      )}
    </Panel>
  )
}

/** What a cost centre used of this month, against its budget where it has one. */
function Spent({ spent, budget }: { spent: number; budget: number | null }) {
  const t = useMessages(companyMessages)
  return (
    <>
      {budget !== null && <meter className="mtr w-30" min={0} max={budget || 1} value={spent} aria-label={t('spentOfBudget')} />}
      <span className={budget !== null && spent > budget ? 'num t13 cd' : 'num t13 c2'}>
        {budget === null
          ? t('spentMonth', { amount: priceText(spent) })
          : t('spentAndLeft', { amount: priceText(spent), left: priceText(budget - spent) })}
      </span>
    </>
  )
}

function EditCentre({ centre, onClose }: { centre: CostCentreView | null; onClose: () => void }) {
  const t = useMessages(companyMessages)
  const { act, busy } = useAct(costCentreSave)
  const [form, setForm] = useState({
    code: centre?.code ?? '',
    name: centre?.name ?? '',
    monthBudget: centre?.monthBudget == null ? '' : String(centre.monthBudget),
  })
  const save = async () => {
    if (await act({ costCentreId: centre?.costCentreId, ...form }, t('saved'))) onClose()
  }
  const field = (name: keyof typeof form, most: number) => (
    <Input
      aria-label={t(name)}
      placeholder={name === 'monthBudget' ? `${t('monthBudget')} · ${t('monthBudgetHelp')}` : t(name)}
      maxLength={most}
      value={form[name]}
      onChange={(event) => setForm({ ...form, [name]: event.target.value })}
    />
  )
  return (
    <Modal
      open
      title={centre ? `${t('edit')} · ${centre.code}` : t('addCentre')}
      okText={t('save')}
      cancelText={t('cancel')}
      confirmLoading={busy}
      onOk={() => void save()}
      onCancel={onClose}
    >
      <div className="col g3">
        {field('code', 20)}
        {field('name', 40)}
        {field('monthBudget', 16)}
      </div>
    </Modal>
  )
}
