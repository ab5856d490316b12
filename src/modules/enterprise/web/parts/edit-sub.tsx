import { Modal } from 'antd'
import { useState } from 'react'
import { useCommand } from '../../../../api/browser/use-command.ts'
import { useWords } from '../../../../api/browser/use-words.tsx'
import { subAccountUpdateCall, type SubAccountView } from '../../contract.ts'
import { companyWords } from '../words.ts'
import { SubTermsFields, type Terms } from './sub-terms.tsx'

const typed = (yuan: number | null) => (yuan === null ? '' : String(yuan))

/** Changes role, cost centre and limits of one sub-account. */
export function EditSub({ sub, onClose, onDone }: { sub: SubAccountView; onClose: () => void; onDone: () => void }) {
  const t = useWords(companyWords)
  const { run, busy } = useCommand(subAccountUpdateCall)
  const [terms, setTerms] = useState<Terms>({
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
      <SubTermsFields value={terms} errors={errors} onChange={(change) => setTerms((before) => ({ ...before, ...change }))} />
      {errors.form && (
        <p className="ferr" role="alert">
          {errors.form}
        </p>
      )}
    </Modal>
  )
}
