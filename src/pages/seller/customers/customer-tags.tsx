import { Select } from 'antd'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { useAct } from '../../../ui/console/use-act.ts'
import {
  customerTags,
  customerTagSave,
  mostTagLength,
  mostTags,
  type CustomerDetail,
} from '../../../modules/dashboard/endpoints-customers.ts'
import { customerPageMessages } from '../../../modules/dashboard/messages.ts'

/** Tags of a customer, saved as they are chosen or typed. */
export function CustomerTags({ customer, onDone }: { customer: CustomerDetail; onDone: () => void }) {
  const t = useMessages(customerPageMessages)
  const used = useCall(customerTags, {})
  const { act, busy } = useAct(customerTagSave)
  const save = async (chosen: readonly string[]) => {
    const tags = [...new Set(chosen.map((tag) => tag.trim().slice(0, mostTagLength)).filter((tag) => tag !== ''))]
    if (!(await act({ key: customer.key, tags }, t('tagsSaved')))) return
    onDone()
    used.reload()
  }
  return (
    <Select
      mode="tags"
      aria-label={t('tags')}
      placeholder={t('tagHint')}
      style={{ minWidth: 260, maxWidth: 520, marginTop: 8 }}
      maxCount={mostTags}
      loading={busy}
      value={customer.tags}
      options={(used.data?.list ?? []).map(({ tag }) => ({ value: tag, label: tag }))}
      onChange={(chosen) => void save(chosen)}
    />
  )
}
