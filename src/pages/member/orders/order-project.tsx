import { Modal } from 'antd'
import { useState } from 'react'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { useAct } from '../../../ui/console/use-act.ts'
import { ChoiceFilter } from '../../../ui/console/filter-fields.tsx'
import { Select } from '../../../ui/form/choice.tsx'
import { orderProject } from '../../../modules/order/endpoints.ts'
import type { OrderDetail } from '../../../modules/order/endpoints-schemas.ts'
import { purchaseDataMessages } from '../../../modules/fulfilment/messages.ts'
import { projectList } from '../../../modules/project/endpoints.ts'

const every = { kind: 'project', pageSize: 100 } as const

/** Says for which project an order was, whatever became of the order: the figures by project follow. */
export function OrderProjectButton({ order, onDone }: { order: OrderDetail; onDone: () => void }) {
  const t = useMessages(purchaseDataMessages)
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button size="sm" tone="ghost" onClick={() => setOpen(true)}>
        {t('projectChange')}
      </Button>
      {open && <OrderProjectDialog order={order} onClose={() => setOpen(false)} onDone={onDone} />}
    </>
  )
}

function OrderProjectDialog({ order, onClose, onDone }: { order: OrderDetail; onClose: () => void; onDone: () => void }) {
  const t = useMessages(purchaseDataMessages)
  const projects = useCall(projectList, every)
  const { act, busy } = useAct(orderProject)
  const [chosen, setChosen] = useState(order.project?.projectId ?? 0)
  const save = async () => {
    if (!(await act({ orderSn: order.orderSn, projectId: chosen }, t('projectSaved')))) return
    onClose()
    onDone()
  }
  return (
    <Modal
      open
      title={t('projectChange')}
      okText={t('save')}
      cancelText={t('cancel')}
      confirmLoading={busy}
      okButtonProps={{ disabled: !projects.data }}
      onCancel={onClose}
      onOk={() => void save()}
    >
      <Select
        label={t('project')}
        value={String(chosen)}
        onChange={(event) => setChosen(Number(event.target.value))}
        options={[
          { value: '0', label: t('projectNone') },
          ...(projects.data?.list ?? []).map(({ projectId, title }) => ({ value: String(projectId), label: title })),
        ]}
      />
    </Modal>
  )
}

/** Narrows my orders to those of one project; who has none sees nothing. */
export function ProjectFilter({ value, onFilter }: { value: string; onFilter: (projectId: string) => void }) {
  const t = useMessages(purchaseDataMessages)
  const list = useCall(projectList, every).data?.list ?? []
  if (list.length === 0) return null
  return (
    <ChoiceFilter
      label={t('project')}
      all={t('projectAll')}
      value={value}
      values={list.map(({ projectId }) => String(projectId))}
      word={(id) => list.find(({ projectId }) => String(projectId) === id)?.title ?? ''}
      onChange={onFilter}
    />
  )
}
