import { App } from 'antd'
import { useState } from 'react'
import { useCall } from '../../../api/browser/use-call.ts'
import { useMessages } from '../../../api/browser/use-messages.tsx'
import { Button } from '../../../ui/basic/button.tsx'
import { ChoiceFilter } from '../../../ui/console/filter-fields.tsx'
import { List } from '../../../ui/console/list/list.tsx'
import { useList } from '../../../ui/console/list/use-list.ts'
import { Empty } from '../../../ui/feedback/states.tsx'
import '../../../ui/styles/console.css'
import { useOwnStores } from '../../../modules/store/ui/use-own-stores.ts'
import { sellerFlashSales } from '../../../modules/flash-sale/endpoints-consoles.ts'
import type { ManagedSale } from '../../../modules/flash-sale/endpoints-schemas.ts'
import { flashSaleMachine, type FlashSaleState } from '../../../modules/flash-sale/rules/flash-sale-machine.ts'
import { useFlashSaleColumns } from '../../../modules/flash-sale/ui/flash-sale-columns.tsx'
import { FlashSaleDialog } from '../../../modules/flash-sale/ui/flash-sale-dialog.tsx'
import { flashSaleAdminMessages } from '../../../modules/flash-sale/messages.ts'

const filterNames = ['state'] as const

/** Flash sales of the own store: drafts, what runs, what came of it. */
export default function SellerFlashSalesPage() {
  const t = useMessages(flashSaleAdminMessages)
  const { message } = App.useApp()
  const { values, set, ...list } = useList('seller.flashSales', filterNames)
  const state = flashSaleMachine.states.find((one) => one === values.state)
  const call = useCall(sellerFlashSales, { state, current: list.page, pageSize: list.size })
  const [editing, setEditing] = useState<{ readonly of: ManagedSale | null } | null>(null)
  const columns = useFlashSaleColumns({ withStore: false, onEdit: (of) => setEditing({ of }), onDone: call.reload })
  const own = useOwnStores()
  return (
    <>
      <List
        label={t('title')}
        list={list}
        call={call}
        rows={(found) => found.list}
        keyOf={(sale) => sale.flashSaleId}
        columns={columns}
        pages={({ total }) => ({ total })}
        filters={
          <ChoiceFilter<FlashSaleState>
            label={t('state')}
            value={state ?? ''}
            all={t('stateAll')}
            values={flashSaleMachine.states}
            word={(one) => t(one)}
            onChange={(next) => set({ state: next })}
          />
        }
        actions={
          <Button tone="brand" icon="plus" onClick={() => setEditing({ of: null })}>
            {t('add')}
          </Button>
        }
        empty={<Empty icon="clock" title={t('none')} help={t('noneHelp')} />}
      />
      {editing && (
        <FlashSaleDialog
          face="seller"
          of={editing.of}
          storeId={own?.chosen || (own?.all[0]?.storeId ?? null)}
          onClose={() => setEditing(null)}
          onDone={() => {
            setEditing(null)
            message.success(t('saved_'))
            call.reload()
          }}
        />
      )}
    </>
  )
}
