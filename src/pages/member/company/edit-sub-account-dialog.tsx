import { Modal } from 'antd'
import { useState } from 'react'
import { useCommand } from '../../../api/browser/use-command.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { subAccountUpdate, type SubAccountView } from '../../../modules/enterprise/endpoints.ts'
import { companyMessages } from './messages.ts'
import { SubAccountLimitsFields, type SubAccountLimits } from './sub-account-limits-fields.tsx'

const typed = (yuan: number | null) => (yuan === null ? '' : String(yuan))

/** Changes role, cost centre and limits of one sub-account. */
export function EditSubAccountDialog({ sub, onClose, onDone }: { sub: SubAccountView; onClose: () => void; onDone: () => void }) {
  const t = useMessages(companyMessages)
  const { run, busy } = useCommand(subAccountUpdate)
  const [terms, setTerms] = useState<SubAccountLimits>({
    roleId: sub.roleId,
    costCentreId: sub.costCentreId ?? '',
    orderLimit: typed(sub.orderLimit),
    monthLimit: typed(sub.monthLimit),
  })
  const [errors, setErrors] = useState<Readonly<Record<string, string | undefined>>>({})
  const save = async () => {
    const outcome = await run({ subMemberId: sub.subMemberId, ...terms })
    if (outcome.kind === 'unknown') return setErrors({ form: t('networkFailed') })
    if (outcome.answer.state !== 200) return setErrors(outcome.answer.errors ?? { form: outcome.answer.msg })
    onDone()
  }
  return (
    <Modal
      open
      title={`${t('edit')} · ${sub.name}`}
      okText={t('save')}
      cancelText={t('cancel')}
      confirmLoading={busy}
      onOk={() => void save()}
      onCancel={onClose}
    >
      <SubAccountLimitsFields value={terms} errors={errors} onChange={(change) => setTerms((before) => ({ ...before, ...change }))} />
      {errors.form && (
        <p className="ferr" role="alert">
          {errors.form}
        </p>
      )}
    </Modal>
  )
}
