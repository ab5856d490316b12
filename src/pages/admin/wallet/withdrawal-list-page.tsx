import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { KeywordFilter } from '../../../ui/console/filter-fields.tsx'
import { useExportAll } from '../../../ui/console/list/use-export-all.ts'
import { useList } from '../../../ui/console/list/use-list.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import { adminWithdrawalListCall, withdrawalExportCall } from '../../../modules/wallet/endpoints-admin.ts'
import { withdrawalMachine } from '../../../modules/wallet/rules/withdrawal-machine.ts'
import { WithdrawalList } from '../../../modules/wallet/ui/withdrawal-list.tsx'
import { financeMessages } from '../../../modules/wallet/messages.ts'

const filterNames = ['state', 'keyword'] as const

/** The finance desk's queue: withdrawals to review, to pay and paid. */
export default function WithdrawalListPage() {
  const t = useMessages(financeMessages)
  const { values, set, ...list } = useList('admin.withdrawals', filterNames, { remembered: true })
  const state = withdrawalMachine.states.find((one) => one === values.state)
  const search = { state, keyword: values.keyword }
  const call = useCall(adminWithdrawalListCall, { ...search, current: list.page, pageSize: list.size })
  const { take } = useExportAll(withdrawalExportCall, search)
  return (
    <WithdrawalList
      label={t('withdrawalTitle')}
      list={list}
      call={call}
      tabs={{
        list: [{ key: '', label: t('allStates') }, ...withdrawalMachine.states.map((key) => ({ key, label: t(key) }))],
        current: state ?? '',
        onChange: (next) => set({ state: next }),
      }}
      filters={
        <KeywordFilter label={t('withdrawalKeyword')} value={values.keyword} maxLength={64} onSearch={(keyword) => set({ keyword })} />
      }
      exportAll={take}
      empty={<Empty icon="landmark" title={t('none')} />}
    />
  )
}
